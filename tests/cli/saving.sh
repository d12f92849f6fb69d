. "$(dirname "$0")/check.sh"

# Files of the user: a picture takes the place of what was there, a checkpoint is added to, and
# neither does harm to anything else.
folder=$scratch/folder
mkdir "$folder"
run show --svg
cp "$out" "$scratch/picture"

mode_of() {
  ls -ln "$1" | cut -c 1-10
}

# expect_picture <file>: written without a word, and nothing left beside it.
expect_picture() {
  expect_quiet_success
  expect "a picture in $1" cmp -s "$scratch/picture" "$1"
}

expect_only() {
  expect "only '$1' in the folder" [ "$(cd "$folder" && LC_ALL=C ls -A | tr '\n' ' ')" = "$1 " ]
}

# The mode stays, and so does a neighbour of any name; a new file gets what umask leaves.
printf old >"$folder/a.svg"
printf mine >"$folder/a.svg.part"
chmod 600 "$folder/a.svg"
run show --svg "$folder/a.svg"
expect_picture "$folder/a.svg"
expect 'mode 600' [ "$(mode_of "$folder/a.svg")" = -rw------- ]
expect 'the neighbour' [ "$(cat "$folder/a.svg.part")" = mine ]
expect_only 'a.svg a.svg.part'
rm "$folder"/*
umask 027
run show --svg "$folder/new.svg"
expect_picture "$folder/new.svg"
expect 'mode 640' [ "$(mode_of "$folder/new.svg")" = -rw-r----- ]
umask 022
rm "$folder"/*
# A name as long as names can be leaves room for no suffix.
name=$(printf '%0251d' 0).svg
run show --svg "$folder/$name"
expect_picture "$folder/$name"
rm "$folder"/*

# Read-only is respected, by the superuser too.
for option in 'show --svg' 'perft 8 --checkpoint'; do
  printf old >"$folder/file"
  chmod 400 "$folder/file"
  # shellcheck disable=SC2086 # options are words
  run $option "$folder/file"
  expect_error 1 "cannot write '$folder/file': it is read-only"
  expect 'the old content' [ "$(cat "$folder/file")" = old ]
  expect_only file
  rm -f "$folder/file"
done

# Links stay and are followed, also where they lead to nothing yet.
ln -s target "$folder/link"
ln -s link "$folder/chain"
run show --svg "$folder/chain"
expect_picture "$folder/target"
run show --svg "$folder/link"
expect_picture "$folder/target"
expect 'links' [ -L "$folder/link" ] && expect 'links' [ -L "$folder/chain" ]
expect_only 'chain link target'
rm "$folder/target"
run perft 8 --checkpoint "$folder/chain"
expect_success
expect 'links' [ -L "$folder/link" ]
expect 'results' [ "$(results_in "$folder/target")" -gt 0 ]
rm "$folder"/*
ln -s circle "$folder/circle"
run show --svg "$folder/circle"
expect_error 1 "cannot write '$folder/circle': Too many levels of symbolic links"
rm "$folder"/*

# A file of two names is one file afterwards.
printf old >"$folder/one"
ln "$folder/one" "$folder/two"
run show --svg "$folder/one"
expect_picture "$folder/two"
expect_only 'one two'
rm "$folder"/*

# What is no file is not replaced; a device or a pipe takes the picture.
run show --svg "$folder"
expect_error 1 "cannot write '$folder': it is a folder"
run show --svg "$folder/none/a.svg"
expect_error 1 "cannot write '$folder/none/a.svg': No such file or directory"
run perft 8 --checkpoint "$folder"
expect_error 1 "cannot open '$folder': Is a directory"
run perft 8 --checkpoint /dev/null
expect_error 2 "'/dev/null' is not a regular file"
run show --svg /dev/null
expect_quiet_success
expect 'a device' [ -c /dev/null ]
if [ -c /dev/full ]; then
  run show --svg /dev/full
  expect_error 1 "cannot write '/dev/full': No space left on device"
  expect 'a device' [ -c /dev/full ]
fi
mkfifo "$folder/pipe"
cat "$folder/pipe" >"$scratch/piped" &
run show --svg "$folder/pipe"
wait
expect_quiet_success
expect 'the picture' cmp -s "$scratch/picture" "$scratch/piped"
expect 'a pipe' [ -p "$folder/pipe" ]
run perft 8 --checkpoint "$folder/pipe"
expect_error 2 "'$folder/pipe' is not a regular file"
rm "$folder"/*
# /dev/stdout is where the shell sent it, behind what is there.
{
  echo before
  "$tool" show --svg /dev/stdout
  echo after
} >"$out" 2>"$err"
status=$?
expect_status 0
{ echo before; cat "$scratch/picture"; echo after; } >"$scratch/around"
expect 'the picture between lines' cmp -s "$scratch/around" "$out"

# A disk that is full, as a file size limit acts alike: the old picture is still there.
if command -v prlimit >/dev/null 2>&1; then
  printf old >"$folder/a.svg"
  ran='alquerque show --svg, without room'
  for names in 1 2; do
    (trap '' XFSZ; exec prlimit --fsize=1000 "$tool" show --svg "$folder/a.svg") >"$out" 2>"$err"
    status=$?
    expect_error 1 "cannot write '$folder/a.svg': File too large"
    expect 'the old picture' [ "$(cat "$folder/a.svg")" = old ]
    expect 'no other file' [ "$(ls -A "$folder" | wc -l)" -eq "$names" ]
    ln -f "$folder/a.svg" "$folder/b.svg"
  done
  rm "$folder"/*
fi

if [ "$(id -u)" -eq 0 ]; then
  # The owner stays; and another user cannot write where he may not.
  printf old >"$folder/a.svg"
  chown 12345:23456 "$folder/a.svg"
  chmod 640 "$folder/a.svg"
  run show --svg "$folder/a.svg"
  expect_picture "$folder/a.svg"
  expect 'the owner' [ "$(ls -ln "$folder/a.svg" | awk '{ print $1, $3, $4 }')" = '-rw-r----- 12345 23456' ]
  rm "$folder"/*
  chmod 755 "$scratch"
  as_user() {
    ran="alquerque $*, as another user"
    setpriv --reuid=12345 --regid=23456 --clear-groups "$tool" "$@" >"$out" 2>"$err" </dev/null
    status=$?
  }
  cannot_be_user=
  command -v setpriv >/dev/null 2>&1 || cannot_be_user=yes
  [ -z "$cannot_be_user" ] && as_user --version && [ "$status" -ne 0 ] && cannot_be_user=yes
else
  as_user() { run "$@"; }
  cannot_be_user=
fi
if [ -z "$cannot_be_user" ]; then
  printf old >"$folder/a.svg"
  chmod 666 "$folder/a.svg"
  chmod 555 "$folder"
  for file in a.svg b.svg; do
    as_user show --svg "$folder/$file"
    expect_error 1 "cannot write '$folder/$file': Permission denied"
  done
  expect 'the old picture' [ "$(cat "$folder/a.svg")" = old ]
  # Somebody else's file in an open folder: it stays his, as it is written in place.
  if [ "$(id -u)" -eq 0 ]; then
    chmod 777 "$folder"
    as_user show --svg "$folder/a.svg"
    expect_picture "$folder/a.svg"
    expect 'the owner' [ "$(ls -ln "$folder/a.svg" | awk '{ print $1, $3 }')" = '-rw-rw-rw- 0' ]
    expect_only a.svg
  fi
  chmod 755 "$folder"
fi

finish
