#!/usr/bin/env bash
# Usage: deploy/production-packages.sh <new folder>
# Installs the packages that a running product needs. The folder then has package.json and node_modules.
set -euo pipefail
target=${1:?The new folder is missing. Use: deploy/production-packages.sh <new folder>}
source=$(cd "$(dirname "$0")/.." && pwd)

mkdir -p "$target/backend" "$target/email-templates"
if [ -e "$target/package.json" ]; then
  echo "$target is not empty. Name a new folder." >&2
  exit 1
fi
cp "$source/package.json" "$source/package-lock.json" "$source/.npmrc" "$target"
cp "$source/backend/package.json" "$target/backend"
cp "$source/email-templates/package.json" "$target/email-templates"

cd "$target"
# The build contains the other workspaces, so their dependencies (antd, PostgreSQL) are not installed.
npm pkg set 'workspaces=["backend","email-templates"]' --json
npm pkg delete devDependencies optionalDependencies
npm pkg delete devDependencies -w backend -w email-templates
npm ci --omit=dev --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error
# Type declarations and source maps are a third of the bytes, and no process reads them.
find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete
