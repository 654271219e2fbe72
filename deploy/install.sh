#!/usr/bin/env bash
# Installs a production site on a bare Debian or Ubuntu machine: PostgreSQL, Redis, two api and two worker processes as systemd
# units, and Caddy for TLS. Run it as root in a checkout of the release:
#
#   deploy/install.sh              asks at most ten questions
#   deploy/install.sh --yes        asks nothing: reads the answers from environment variables (docs/operating.md lists them)
#   deploy/install.sh --dry-run    checks the machine and the answers, prints the plan, and changes nothing
#   deploy/install.sh --remove     removes what an installation made that could not end, such as at a crash of the machine
#
# If a step fails, the script removes what it made, also the webhook at Stripe. System packages and the products and prices at Stripe stay.
# The installation continues if the connection to the machine ends.
set -euo pipefail
umask 022

source_folder=$(cd "$(dirname "$0")/.." && pwd)
# Other users cannot enter the folder of root.
cd /
# Prefix of all paths. Only a test of this script sets it.
prefix=${INSTALL_PREFIX:-}
home=$prefix/opt/oneness
settings_folder=$prefix/etc/oneness
settings_file=$settings_folder/oneness.env
data_folder=$prefix/var/lib/oneness
units_folder=$prefix/etc/systemd/system
caddy_file=$prefix/etc/caddy/Caddyfile
command_file=$prefix/usr/local/bin/oneness
# Only root reads it, and the operator moves it to another place.
identity_file=$prefix/root/oneness-backup-identity.txt
log_file=$prefix/var/log/oneness-install.log
# The commands that remove what was made, one in each line. Deleted at the end of the installation.
undo_file=$prefix/var/lib/oneness-install.undo
lock_file=$prefix/run/oneness-install.lock
node_version=${NODE_VERSION:-24}
api_ports=(3000 3010)
worker_ports=(3100 3110)
min_memory_mb=3500
min_disk_mb=8000

unattended=false
dry_run=false
remove=false
for option in "$@"; do
  case $option in
    --yes) unattended=true ;;
    --dry-run) dry_run=true ;;
    --remove) remove=true ;;
    *)
      echo "Unknown option $option. Use --yes, --dry-run or --remove, or none." >&2
      exit 2
      ;;
  esac
done

say() { printf '%s\n' "$@"; }
stop() {
  printf '%s\n' "$*" >&2
  exit 1
}

confirm() {
  local answer
  [ "$unattended" = false ] || return 0
  read -rp "$1 [y/N] " answer || true
  [[ $answer =~ ^[yY] ]] || stop "Nothing was changed."
}

# An installation continues without its terminal, so it may still run.
lock() {
  mkdir -p "$(dirname "$lock_file")"
  exec 9>"$lock_file"
  flock -n 9 || stop "An installation runs. Its messages are in $log_file."
}

# --- Removal of what was made -----------------------------------------------------------------------------------------

step="the start"
logger=
# Remembers a command that removes what the next command makes.
undo() {
  mkdir -p "$(dirname "$undo_file")"
  printf '%q ' "$@" >>"$undo_file"
  echo >>"$undo_file"
}
remove_all() {
  local steps index
  mapfile -t steps <"$undo_file"
  for ((index = ${#steps[@]} - 1; index >= 0; index -= 1)); do
    eval "${steps[index]}" >/dev/null 2>&1 || say "Could not run: ${steps[index]}" >&2
  done
  rm -f "$undo_file"
}
end_script() {
  local code=$?
  if [ "$code" -ne 0 ] && [ "$step" != "the start" ]; then
    say "" "Failed: $step. Removing what was made ..." >&2
    [ ! -e "$undo_file" ] || remove_all
    say "Removed. System packages and the products and prices at Stripe stay. Fix the cause above and run the command again." >&2
  fi
  [ -z "$logger" ] || { exec >&- 2>&-; wait "$logger" || true; }
  exit "$code"
}
trap end_script EXIT
trap 'stop_build; exit 130' INT TERM

builder=
# npm ends at a hangup that the script ignores, so it gets a session of its own.
build() {
  setsid "$@" &
  builder=$!
  wait "$builder"
  builder=
}
stop_build() { [ -z "$builder" ] || kill -TERM -- "-$builder"; }

# Without a terminal, the messages go to the log file only.
continue_without_terminal() {
  trap '' HUP
  mkdir -p "$(dirname "$log_file")"
  install -m 600 /dev/null "$log_file"
  exec > >(exec tee -p -a "$log_file") 2>&1
  logger=$!
}

begin() {
  step=$1
  say "- $1 ..."
}

# --- Preflight --------------------------------------------------------------------------------------------------------

faults=()
is_busy() { ss -Hltn "sport = :$1" 2>/dev/null | grep -q .; }

check_machine() {
  local memory disk folder
  [ "$(id -u)" -eq 0 ] || [ -n "$prefix" ] || faults+=("  Run it as root.")
  command -v apt-get >/dev/null || faults+=("  apt-get is missing: this script needs Debian or Ubuntu.")
  command -v systemctl >/dev/null || faults+=("  systemctl is missing: this script needs systemd.")
  case $(uname -m) in x86_64 | aarch64) ;; *) faults+=("  The processor $(uname -m) is not supported.") ;; esac
  memory=$(awk '/^MemTotal|^SwapTotal/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  [ "$memory" -ge "$min_memory_mb" ] || faults+=("  $memory MB of memory and swap: the build needs $min_memory_mb MB. Add swap.")
  disk=$(df -Pm "${prefix:-/}" | awk 'NR == 2 { print $4 }')
  [ "$disk" -ge "$min_disk_mb" ] || faults+=("  $disk MB of free disk space: $min_disk_mb MB are needed.")
  if [ -e "$undo_file" ]; then
    faults+=("  An installation has not ended. If it no longer runs, remove what it made: deploy/install.sh --remove")
  else
    for folder in "$home" "$settings_folder"; do
      [ ! -e "$folder" ] || faults+=("  $folder exists: the product is installed. To upgrade, read docs/operating.md.")
    done
    [ ! -e "$identity_file" ] || faults+=("  $identity_file reads the backups of a former site. Move it to another place.")
    check_ports "${api_ports[@]}" "${worker_ports[@]}"
  fi
  stop_at_faults
}

check_ports() {
  local port
  for port in "$@"; do
    ! is_busy "$port" || faults+=("  Port $port is in use.")
  done
}

stop_at_faults() {
  if [ "${#faults[@]}" -gt 0 ]; then
    stop "The machine is not ready:"$'\n'"$(printf '%s\n' "${faults[@]}")"
  fi
}

check_answers() {
  [ "$TLS_PROXY" != caddy ] || check_ports 80 443
  stop_at_faults
  getent hosts "$SITE_DOMAIN" >/dev/null ||
    say "Note: $SITE_DOMAIN does not resolve yet. Caddy gets the certificate when the DNS of the domain points to this machine."
}

# --- Questions --------------------------------------------------------------------------------------------------------

missing=()
# ask NAME "question" pattern "what the answer must be" [default]: uses the environment variable NAME, or asks until the answer fits.
ask() {
  local name=$1 question=$2 pattern=$3 rule=$4 default=${5-} answer hidden=()
  answer=${!name-}
  if [ -z "$answer" ] && [ "$unattended" = false ] && [ -t 0 ]; then
    case $name in *SECRET* | *KEY | *URL) hidden=(-s) ;; esac
    while read -r "${hidden[@]}" -p "$question${default:+ [$default]}: " answer; do
      [ "${#hidden[@]}" -eq 0 ] || say ""
      ! fits "${answer:-$default}" "$pattern" || break
      say "  The answer must be $rule."
    done
  fi
  answer=${answer:-$default}
  fits "$answer" "$pattern" || missing+=("  $name: $rule")
  printf -v "$name" '%s' "$answer"
}
# Settings are one line between quotes. The units hide the folders /home, /root, /tmp and /run from the processes.
fits() {
  case $1/ in
    *[\'$'\n'$'\r']* | /home/* | /root/* | /tmp/* | /run/* | /var/tmp/*) return 1 ;;
  esac
  [[ $1 =~ $2 ]]
}

read_answers() {
  ask SITE_DOMAIN "Domain of the site, such as oneness.example.org" '^[a-z0-9-]+(\.[a-z0-9-]+)+$' "a domain in small letters, such as oneness.example.org"
  ask ADMIN_EMAIL "Email of the first administrator" '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' "an email"
  ask STRIPE_SECRET_KEY "Secret key of Stripe (sk_live_... or sk_test_...)" '^(sk|rk)_(live|test)_' "a secret key of Stripe"
  ask STRIPE_WEBHOOK_SECRET "Secret of an existing Stripe webhook (empty: a new one)" '^(whsec_.+)?$' "empty, or whsec_..."
  ask RESEND_API_KEY "API key of Resend (empty: an SMTP server)" '^[^[:space:]]*$' "empty, or a key without spaces"
  MAIL_SMTP_URL=${MAIL_SMTP_URL:-}
  [ -n "$RESEND_API_KEY" ] || ask MAIL_SMTP_URL "SMTP server (smtp://user:password@host:587)" '^smtps?://' "smtp://... or smtps://..., because RESEND_API_KEY is empty"
  ask MAIL_FROM "Sender of emails" '@' "an email, or Name <email>" "Institute of Oneness <hello@$SITE_DOMAIN>"
  ask DATABASE_URL "PostgreSQL (local, or postgres://...)" '^(local|postgres(ql)?://.+)$' "local, or postgres://..." local
  ask BACKUP_DIR "Folder of the backups, best on another disk" '^/[^[:space:]]+$' "a folder outside /home, /root, /tmp and /run" /var/backups/oneness
  ask TLS_PROXY "TLS proxy (caddy, or none if you have one)" '^(caddy|none)$' "caddy or none" caddy

  if [ "${#missing[@]}" -gt 0 ]; then
    stop "These answers are missing or wrong:"$'\n'"$(printf '%s\n' "${missing[@]}")"
  fi
}

version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$source_folder/package.json")

print_plan() {
  say "" "Oneness $version at https://$SITE_DOMAIN" \
    "  packages     ca-certificates curl xz-utils redis-server$([ "$DATABASE_URL" != local ] || echo ' postgresql')$([ "$TLS_PROXY" != caddy ] || echo ' caddy')" \
    "  Node         $node_version, from nodejs.org, in $home/node" \
    "  user         oneness" \
    "  product      $home/releases/$version, built in $home/source" \
    "  settings     $settings_file, keys in $settings_folder/keys" \
    "  files        $data_folder/files" \
    "  backups      $prefix$BACKUP_DIR, their identity in $identity_file" \
    "  command      $command_file" \
    "  database     $([ "$DATABASE_URL" = local ] && echo 'oneness in the PostgreSQL of this machine' || echo 'as given')" \
    "  processes    $(printf 'oneness-api@%s ' "${api_ports[@]}")$(printf 'oneness-worker@%s ' "${worker_ports[@]}")" \
    "  TLS          $TLS_PROXY" \
    "  administrator $ADMIN_EMAIL" \
    "  log          $log_file" ""
}

# --- Steps ------------------------------------------------------------------------------------------------------------

as_product() {
  (cd "$home/current/backend" && runuser -u oneness -- env NODE_ENV=production LOCAL_ENV_FILE="$settings_file" \
    PATH="$home/node/bin:/usr/bin:/bin" "$@")
}

install_packages() {
  begin "Installing packages of the system"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # The package starts Caddy, and the next installation needs its ports.
  [ "$TLS_PROXY" != caddy ] || command -v caddy >/dev/null || undo sh -c '! systemctl cat caddy || systemctl disable --now caddy'
  local packages=(ca-certificates curl xz-utils redis-server)
  [ "$DATABASE_URL" != local ] || packages+=(postgresql)
  [ "$TLS_PROXY" != caddy ] || packages+=(caddy)
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
}

install_node() {
  begin "Installing Node"
  local url=https://nodejs.org/dist/latest-v$node_version.x folder name architecture=x64
  [ "$(uname -m)" = x86_64 ] || architecture=arm64
  folder=$(mktemp -d)
  undo rm -rf "$folder"
  curl -fsSL "$url/SHASUMS256.txt" -o "$folder/sums"
  name=$(awk -v end="linux-$architecture.tar.xz" 'index($2, end) { print $2 }' "$folder/sums")
  curl -fsSL "$url/$name" -o "$folder/$name"
  (cd "$folder" && grep " $name\$" sums | sha256sum --check --quiet)
  undo rm -rf "$home"
  mkdir -p "$home/node"
  tar -xJf "$folder/$name" -C "$home/node" --strip-components=1
  rm -rf "$folder"
}

make_user() {
  begin "Making the user oneness"
  if ! id oneness >/dev/null 2>&1; then
    undo userdel oneness
    useradd --system --home-dir "$data_folder" --shell /usr/sbin/nologin oneness
  fi
  [ -e "$data_folder" ] || undo rm -rf "$data_folder"
  mkdir -p "$data_folder/files"
  chown -R oneness: "$data_folder"
  # The owner and the rights of an existing folder stay.
  if [ ! -e "$prefix$BACKUP_DIR" ]; then
    undo rm -rf "$prefix$BACKUP_DIR"
    install -d -m 700 "$prefix$BACKUP_DIR"
    chown oneness: "$prefix$BACKUP_DIR"
  elif [ -z "$prefix" ] && ! runuser -u oneness -- test -w "$BACKUP_DIR"; then
    stop "The user oneness cannot write to $BACKUP_DIR. Name a folder that does not exist yet, or change its owner."
  fi
}

build_product() {
  begin "Building the product (some minutes)"
  mkdir -p "$home/source" "$home/releases"
  # With its Git repository, from which an upgrade takes the next tag.
  tar -C "$source_folder" --exclude=node_modules --exclude=dist --exclude=./.local --exclude=./.env -cf - . |
    tar -C "$home/source" -xf -
  chown -R oneness: "$home/source" "$home/releases"
  build runuser -u oneness -- env HOME="$home/source" PATH="$home/node/bin:/usr/bin:/bin" NX_DAEMON=false NX_TUI=false \
    CI=true bash -c "cd '$home/source' && npm ci --no-audit --no-fund --loglevel=error && npm run build &&
      deploy/production-folder.sh '$home/releases/$version'"
  # The processes only read the product.
  chown -R root: "$home/releases"
  chmod -R a+rX "$home/releases"
  ln -sfn "$home/releases/$version" "$home/current"
}

make_database() {
  [ "$DATABASE_URL" = local ] || return 0
  begin "Making the database"
  local password
  password=$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')
  if runuser -u postgres -- psql -tAc "select 1 from pg_roles where rolname = 'oneness'" | grep -q 1; then
    stop "PostgreSQL already has a user oneness. Drop it, or give its DATABASE_URL."
  fi
  undo runuser -u postgres -- dropuser --if-exists oneness
  runuser -u postgres -- psql -q -c "create role oneness login createdb password '$password'"
  undo runuser -u postgres -- dropdb --if-exists --force oneness
  runuser -u postgres -- createdb --owner oneness --encoding UTF8 --locale C.UTF-8 --template template0 oneness
  DATABASE_URL=postgres://oneness:$password@127.0.0.1:5432/oneness
}

write_settings() {
  begin "Making the keys and the settings"
  undo rm -rf "$settings_folder"
  mkdir -p "$settings_folder"
  undo rm -f "$identity_file"
  mkdir -p "$(dirname "$identity_file")"
  (
    umask 077
    "$home/node/bin/node" "$home/current/backend/dist/app/make-backup-key.js" >"$identity_file" 2>/dev/null
    "$home/node/bin/node" "$home/current/local/make-keys.ts" --folder "$settings_folder/keys" >/dev/null
    {
      say "SITE_URL='https://$SITE_DOMAIN'" "DATABASE_URL='$DATABASE_URL'" "REDIS_URL='redis://127.0.0.1:6379'"
      say "AUTH_JWKS_FILE='$settings_folder/keys/auth_jwks'" "JOURNAL_KEYS_FILE='$settings_folder/keys/journal_keys'"
      say "FILES_DIR='$data_folder/files'" "BACKUP_DIR='$prefix$BACKUP_DIR'" "TRUST_PROXY='1'" "MAIL_FROM='$MAIL_FROM'"
      say "BACKUP_RECIPIENTS='$(sed -n 's/^# BACKUP_RECIPIENTS=//p' "$identity_file")'"
      say "STRIPE_SECRET_KEY='$STRIPE_SECRET_KEY'"
      [ -z "$STRIPE_WEBHOOK_SECRET" ] || say "STRIPE_WEBHOOK_SECRET='$STRIPE_WEBHOOK_SECRET'"
      [ -z "$RESEND_API_KEY" ] || say "RESEND_API_KEY='$RESEND_API_KEY'"
      [ -z "$MAIL_SMTP_URL" ] || say "MAIL_SMTP_URL='$MAIL_SMTP_URL'"
    } >"$settings_file"
  )
  chown -R oneness: "$settings_folder"
}

# Deletes the webhook of the site at Stripe. Needs nothing but the settings file, because `--remove` asks no questions.
delete_webhook() {
  local api=https://api.stripe.com/v1/webhook_endpoints id
  . "$settings_file"
  # From standard input, so that the list of processes does not show the key.
  local with_key="user = \"$STRIPE_SECRET_KEY:\""
  id=$(curl -fsS --config - "$api?limit=100" <<<"$with_key" | SITE_URL=$SITE_URL "$home/node/bin/node" --eval '
    const { data } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(data.find(({ url }) => url === `${process.env.SITE_URL}/api/webhooks/stripe`).id)') &&
    curl -fsS --config - -X DELETE "$api/$id" <<<"$with_key"
}

prepare_data() {
  begin "Migrating the database"
  as_product node dist/app/migrate.js
  begin "Making products, prices and the webhook in Stripe"
  local output secret
  output=$(as_product node dist/app/stripe-setup.js)
  secret=$(sed -n 's/^ *STRIPE_WEBHOOK_SECRET=\(whsec_.*\)$/\1/p' <<<"$output")
  if [ -n "$secret" ]; then
    undo delete_webhook
    sed -i '/^STRIPE_WEBHOOK_SECRET=/d' "$settings_file"
    say "STRIPE_WEBHOOK_SECRET='$secret'" >>"$settings_file"
  elif [ -z "$STRIPE_WEBHOOK_SECRET" ]; then
    say "$output" >&2
    stop "Stripe has this webhook already. Delete it there, or give its secret as STRIPE_WEBHOOK_SECRET."
  fi
  as_product node dist/app/check-config.js
}

start_processes() {
  begin "Starting the processes"
  undo rm -f "$command_file"
  install -D -m 755 "$source_folder/deploy/oneness" "$command_file"
  local units=() unit
  units+=("${api_ports[@]/#/oneness-api@}" "${worker_ports[@]/#/oneness-worker@}")
  for unit in "$source_folder"/deploy/systemd/*; do
    undo rm -f "$units_folder/$(basename "$unit")"
    install -D -m 644 "$unit" "$units_folder/$(basename "$unit")"
  done
  sed -i "s|^ReadWritePaths=-.*|ReadWritePaths=-$BACKUP_DIR|" "$units_folder/oneness-worker@.service"
  undo systemctl daemon-reload
  systemctl daemon-reload
  undo systemctl disable --now oneness.target "${units[@]}"
  # The units wait until their process is ready.
  systemctl enable --now oneness.target "${units[@]}"
}

start_proxy() {
  [ "$TLS_PROXY" = caddy ] || return 0
  begin "Starting the TLS proxy"
  mkdir -p "$(dirname "$caddy_file")"
  if [ -e "$caddy_file" ]; then
    # Runs after the former file is back.
    undo systemctl restart caddy
    cp -p "$caddy_file" "$caddy_file.before-oneness"
    undo mv "$caddy_file.before-oneness" "$caddy_file"
  else
    undo rm -f "$caddy_file"
  fi
  sed -e "s/{\$SITE_DOMAIN}/$SITE_DOMAIN/" -e "s/{\$API_UPSTREAMS}/${api_ports[*]/#/127.0.0.1:}/" \
    "$source_folder/deploy/caddy/Caddyfile" >"$caddy_file"
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
}

if [ "$remove" = true ]; then
  [ -e "$undo_file" ] || stop "No installation was interrupted. There is nothing to remove."
  [ -w "$undo_file" ] || stop "Run it as root."
  lock
  confirm "Remove all that the installation of $(date -r "$undo_file" +%F) made, also its database?"
  remove_all
  say "Removed. System packages and the products and prices at Stripe stay."
  exit 0
fi
check_machine
read_answers
check_answers
print_plan
if [ "$dry_run" = true ]; then
  say "Dry run: nothing was changed."
  exit 0
fi
lock
confirm "Install now?"

continue_without_terminal
install_packages
install_node
make_user
build_product
make_database
write_settings
prepare_data
start_processes
start_proxy
begin "Making the administrator"
as_product node dist/app/create-admin.js "$ADMIN_EMAIL"
rm -f "$undo_file"

say "" "Installed: https://$SITE_DOMAIN" \
  "Store a copy of $settings_folder/keys in another place: without these keys, journals cannot be read." \
  "Move $identity_file to two other places: only this file can read the backups. A worker makes the first one now, and one each night." \
  "Next: set up the DNS records for email (docs/operating.md, \"Email\"), then check the installation: oneness doctor"
