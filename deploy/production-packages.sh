#!/usr/bin/env bash
# Usage: deploy/production-packages.sh <new folder>
# Installs the packages that a running product needs. The folder then has package.json, node_modules and
# sbom.json, the list of packages in the format of CycloneDX.
set -euo pipefail
target=${1:?The new folder is missing. Use: deploy/production-packages.sh <new folder>}
source=$(cd "$(dirname "$0")/.." && pwd)

# The server build of the site imports packages of frontend-public and shell. The admin (antd) and the local services
# (PostgreSQL) are not among them.
workspaces=(backend email-templates frontend-public packages/shell)

if [ -e "$target/package.json" ]; then
  echo "$target is not empty. Name a new folder." >&2
  exit 1
fi
mkdir -p "$target"
cp "$source/package.json" "$source/package-lock.json" "$source/.npmrc" "$target"
for workspace in "${workspaces[@]}"; do
  mkdir -p "$target/$workspace"
  cp "$source/$workspace/package.json" "$target/$workspace"
done

cd "$target"
npm pkg set "workspaces=[$(printf '"%s",' "${workspaces[@]}" | sed 's/,$//')]" --json
npm pkg delete devDependencies optionalDependencies
npm pkg delete devDependencies --workspaces
npm ci --omit=dev --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error
# Lists the packages with their versions and licences, so that a scanner can find known vulnerabilities.
npm sbom --sbom-format=cyclonedx --omit=dev >sbom.json
# Type declarations and source maps are a third of the bytes, and no process reads them.
find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete
