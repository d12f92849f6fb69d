"""A program in a pseudo-terminal, and the screen it draws."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte


class Terminal:
    """Runs a command in a terminal of its own, types, and looks at the screen."""

    # A busy machine with sanitizers takes its time; a step that works takes none of it.
    patience = 60.0

    def __init__(self, command, environment, columns=80, rows=24):
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._status = None
        self._child, self._fd = pty.fork()
        if self._child == 0:
            # Before the program looks at the size.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(command[0], command, environment)
        self.seen = b""

    def _read(self, seconds):
        """Draws what arrives within some seconds; False once the program has closed the terminal."""
        if not select.select([self._fd], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self._fd, 65536)
        except OSError:
            return False
        self.seen += data
        self._stream.feed(data)
        return bool(data)

    def type(self, keys):
        os.write(self._fd, keys.encode())

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def wait_for(self, condition, what):
        """Waits until the screen fulfils a condition."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            if condition(self.text()):
                return
            if not self._read(0.05):
                break
        raise AssertionError(f"waited in vain for {what}; the screen:\n{self.text()}")

    def see(self, text):
        self.wait_for(lambda shown: text in shown, repr(text))

    def see_no(self, text):
        self.wait_for(lambda shown: text not in shown, f"the end of {text!r}")

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def kill(self, number=signal.SIGKILL):
        os.kill(self._child, number)

    def exit_code(self):
        """Waits for the end of the program; minus the signal that ended it."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            child, status = os.waitpid(self._child, os.WNOHANG)
            if child:
                while self._read(0.2) and select.select([self._fd], [], [], 0)[0]:
                    pass
                os.close(self._fd)
                return os.waitstatus_to_exitcode(status)
            self._read(0.05)
        self.kill()
        raise AssertionError(f"the program did not end; the screen:\n{self.text()}")
