#!/usr/bin/env bash
# Usage: deploy/production-folder.sh <new folder>
# Copies a built product into a new folder, with the packages that it needs to run. `npm run build` must have run before.
# PRODUCTION_PACKAGES can name a folder that deploy/production-packages.sh has made.
set -euo pipefail
target=${1:?The new folder is missing. Use: deploy/production-folder.sh <new folder>}
source=$(cd "$(dirname "$0")/.." && pwd)

if [ ! -f "$source/backend/dist/app/main.api.js" ] || [ ! -d "$source/frontend-public/dist/server" ]; then
  echo "The product is not built. Run npm ci and npm run build first." >&2
  exit 1
fi
if [ -n "${PRODUCTION_PACKAGES:-}" ]; then
  mkdir -p "$target"
  cp -R "$PRODUCTION_PACKAGES/." "$target"
else
  "$source/deploy/production-packages.sh" "$target"
fi
target=$(cd "$target" && pwd)

copy() {
  for path in "$@"; do
    mkdir -p "$target/$(dirname "$path")"
    cp -R "$source/$path" "$target/$path"
  done
}

copy brand.json CHANGELOG.md LICENSE
copy backend/dist backend/assets backend/openapi.json email-templates/dist
copy frontend-public/dist frontend-admin/dist
# Files of `npm run keys:make`, which Node runs without a build.
copy local/make-keys.ts local/settings/secrets.ts
