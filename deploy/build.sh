#!/usr/bin/env bash
# Makes a release of this checkout: FOLDER/ticarum-VERSION.tar.gz, which needs nothing of the machine but its C library.
# FOLDER is .data/release unless it is given. docs/operations/install.md says what to do with it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=${1:-.data/release}
mkdir -p "$out"

# `npm ci` refuses our lock file (CONTRIBUTING.md says why). This installs the same versions, and scripts/release.ts
# compares every installed package with the lock file, by version and checksum, before it copies one.
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  npm install --no-save --loglevel=error
fi
export PATH="$PWD/node_modules/.bin:$PATH"
npm run build >&2
folder=$(node --import ./scripts/node-version.mjs scripts/release.ts "$out")

# The same commit makes the same file.
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="$(git log -1 --format=@%ct)" \
  -C "$(dirname "$folder")" -cf - "$(basename "$folder")" | gzip -n >"$folder.tar.gz.half"
mv "$folder.tar.gz.half" "$folder.tar.gz"
sha256sum "$folder.tar.gz" | sed 's|  .*/|  |' >"$folder.tar.gz.sha256"
echo "$folder.tar.gz"
