import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it, test } from 'node:test';
import { parseEnv } from 'node:util';
import { repositoryFolder } from '../settings/settings.ts';

const script = join(repositoryFolder, 'deploy/install.sh');
const { version } = JSON.parse(readFileSync(join(repositoryFolder, 'package.json'), 'utf8')) as { version: string };
const onlyInCheckout = ['build', 'keys:make', 'rehearse', 'start:api', 'start:worker'];
const answers = {
  SITE_DOMAIN: 'oneness.example',
  ADMIN_EMAIL: 'first@oneness.example',
  STRIPE_SECRET_KEY: 'sk_test_of_the_operator',
  RESEND_API_KEY: 're_of_the_operator',
};

const replaced: Record<string, string> = {
  'apt-get': '',
  systemctl: 'case "$*" in *"${FAIL_AT:-nothing}"*) exit 1 ;; esac',
  useradd: '',
  userdel: '',
  chown: '',
  ss: '',
  id: 'case "$1" in -u) echo 0 ;; *) exit 1 ;; esac',
  df: 'printf "Filesystem\\nnone 0 0 90000 0 /\\n"',
  awk: 'case "$*" in */proc/meminfo) echo 8000 ;; *) exec /usr/bin/awk "$@" ;; esac',
  getent: '',
  curl: `case "$*" in
    *DELETE*) ;;
    *webhook_endpoints*) echo '{"data":[{"id":"we_other","url":"https://other.example/hook"},{"id":"we_own","url":"https://oneness.example/api/webhooks/stripe"}]}' ;;
    */SHASUMS256.txt*)
      sum=$(printf node | sha256sum | cut -d' ' -f1)
      for name in x64 arm64; do echo "$sum  node-v24.0.0-linux-$name.tar.xz"; done >"$4" ;;
    *) printf node >"$4" ;;
  esac`,
  tar: 'case "$1" in -xJf) mkdir -p "$4/bin" && ln -s "$TEST_NODE" "$4/bin/node" ;; *-xf*) cat >/dev/null ;; esac',
  runuser: `case "$*" in
    *production-folder.sh*)
      mkdir -p "$HOME_FOLDER/releases/${version}/backend/dist/app"
      echo 'console.log("# BACKUP_RECIPIENTS=age1public\\nAGE-SECRET-KEY-PRIVATE")' >"$HOME_FOLDER/releases/${version}/backend/dist/app/make-backup-key.js"
      cp -R "${repositoryFolder}/local" "$HOME_FOLDER/releases/${version}/" ;;
    *stripe-setup.js) echo '  STRIPE_WEBHOOK_SECRET=whsec_of_stripe' ;;
    *create-admin.js*)
      pids= pid=$PPID
      while grep -aq install.sh "/proc/$pid/cmdline"; do
        pids="$pids $pid" pid=$(ps -o ppid= "$pid" | tr -d ' ')
      done
      [ -z "\${SIGNAL:-}" ] || kill -"$SIGNAL" $pids
      echo 'https://oneness.example/link' ;;
    *pg_roles*) : ;;
  esac`,
};

describe('deploy/install.sh', { skip: process.platform === 'linux' ? false : 'only on Linux' }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oneness-install-'));
    mkdirSync(join(folder, 'commands'));
    mkdirSync(join(folder, 'root'));
    // The machine of the test can have Caddy, and a bare one has not.
    writeFileSync(join(folder, 'without-caddy'), 'command() { [ "$*" != "-v caddy" ] && builtin command "$@"; }\n');
    for (const [name, body] of Object.entries(replaced)) {
      const file = join(folder, 'commands', name);
      writeFileSync(file, `#!/bin/bash\necho "${name} $*" >>"${folder}/log"\n${body}\n`);
      chmodSync(file, 0o755);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const install = (options: string[], environment: Record<string, string> = answers) =>
    run('bash', [script, ...options], { environment });
  function run(
    command: string,
    options: string[],
    { environment, input = '' }: { environment: Record<string, string>; input?: string },
  ): SpawnSyncReturns<string> {
    return spawnSync(command, options, {
      encoding: 'utf8',
      input,
      env: {
        PATH: `${folder}/commands:${dirname(process.execPath)}:/usr/bin:/bin`,
        INSTALL_PREFIX: join(folder, 'root'),
        HOME_FOLDER: join(folder, 'root/opt/oneness'),
        TEST_NODE: process.execPath,
        BASH_ENV: join(folder, 'without-caddy'),
        ...environment,
      },
    });
  }
  const inRoot = (path: string) => join(folder, 'root', path);
  const readLog = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '');

  const expectNothingLeft = () => {
    for (const path of [
      'opt/oneness',
      'etc/oneness',
      'var/lib/oneness',
      'var/lib/oneness-install.undo',
      'var/backups/oneness',
      'etc/systemd/system/oneness.target',
      'usr/local/bin/oneness',
      'root/oneness-backup-identity.txt',
    ])
      assert.equal(existsSync(inRoot(path)), false, path);
  };

  it('asks at most ten questions', () => {
    const questions = readFileSync(script, 'utf8').match(/\bask [A-Z]\w+ "/g) ?? [];
    assert.ok(questions.length > 5 && questions.length <= 11, `${questions.length} questions`);
  });

  it('prints the plan of a dry run and changes nothing', () => {
    const { status, stdout } = install(['--yes', '--dry-run']);
    assert.equal(status, 0);
    for (const part of [
      'https://oneness.example',
      'oneness-api@3000',
      'oneness-worker@3110',
      'caddy',
      answers.ADMIN_EMAIL,
    ])
      assert.ok(stdout.includes(part), part);
    assert.ok(!stdout.includes(answers.STRIPE_SECRET_KEY));
    assert.doesNotMatch(readLog(), /apt-get|useradd|systemctl|curl/);
    assert.equal(existsSync(inRoot('opt')), false);
  });

  it('lists all missing and wrong answers at once', () => {
    const { status, stderr } = install(['--yes'], { SITE_DOMAIN: 'https://oneness.example', MAIL_SMTP_URL: 'mail' });
    assert.equal(status, 1);
    for (const name of ['SITE_DOMAIN', 'ADMIN_EMAIL', 'STRIPE_SECRET_KEY', 'MAIL_SMTP_URL'])
      assert.match(stderr, new RegExp(`  ${name}: `));
    assert.doesNotMatch(readLog(), /apt-get|useradd|systemctl|curl/);
  });

  it('asks again when an answer is wrong', () => {
    const { SITE_DOMAIN: domain, ...environment } = answers;
    const typed = [`https://${domain}`, domain, 'whsec', '', '', '', '/tmp/backups', '/mnt/backups', 'caddy', ''];
    const atTerminal = ['-qec', `bash ${script} --dry-run`, '/dev/null'];
    const { status, stdout } = run('script', atTerminal, { environment, input: typed.join('\n') });
    assert.equal(status, 0, stdout);
    for (const rule of ['a domain in small letters', 'empty, or whsec_', 'a folder outside /home'])
      assert.match(stdout, new RegExp(`  The answer must be ${rule}`));
    assert.match(stdout, /https:\/\/oneness\.example[^]*backups +\S*\/mnt\/backups/);
  });

  it('installs the product with keys and settings that only its user can read', () => {
    const { status, stdout, stderr } = install(['--yes']);
    assert.equal(status, 0, stdout + stderr);
    const settings = parseEnv(readFileSync(inRoot('etc/oneness/oneness.env'), 'utf8'));
    assert.equal(settings['SITE_URL'], 'https://oneness.example');
    assert.equal(settings['STRIPE_WEBHOOK_SECRET'], 'whsec_of_stripe');
    assert.equal(settings['MAIL_FROM'], 'Institute of Oneness <hello@oneness.example>');
    assert.equal(settings['BACKUP_DIR'], inRoot('var/backups/oneness'));
    assert.equal(statSync(inRoot('var/backups/oneness')).mode & 0o777, 0o700);
    assert.match(settings['DATABASE_URL'] ?? '', /^postgres:\/\/oneness:[0-9a-f]{48}@127/);
    for (const name of ['oneness.env', 'keys/auth_jwks', 'keys/journal_keys'])
      assert.equal(statSync(inRoot(`etc/oneness/${name}`)).mode & 0o077, 0, name);
    assert.match(
      readFileSync(inRoot('etc/caddy/Caddyfile'), 'utf8'),
      /^oneness\.example \{$[^]*^\treverse_proxy 127\.0\.0\.1:3000 127/m,
    );
    assert.ok(existsSync(inRoot('etc/systemd/system/oneness-api@.service')));
    assert.match(readLog(), /enable --now oneness\.target oneness-api@3000 .*oneness-worker@3110/);
    assert.match(stdout, /https:\/\/oneness\.example\/link/);
    assert.match(install(['--yes']).stderr, /the product is installed/);
  });

  it('sets up encrypted backups', () => {
    const { status, stdout, stderr } = install(['--yes']);
    assert.equal(status, 0, stdout + stderr);
    const settings = readFileSync(inRoot('etc/oneness/oneness.env'), 'utf8');
    assert.equal(parseEnv(settings)['BACKUP_RECIPIENTS'], 'age1public');
    assert.doesNotMatch(settings + stdout, /AGE-SECRET-KEY/);
    const identity = inRoot('root/oneness-backup-identity.txt');
    assert.match(readFileSync(identity, 'utf8'), /^AGE-SECRET-KEY-PRIVATE$/m);
    assert.equal(statSync(identity).mode & 0o777, 0o600);
  });

  it('installs a command that runs the programs of the product as its user', () => {
    install(['--yes']);
    const oneness = (...options: string[]) =>
      run('bash', [inRoot('usr/local/bin/oneness'), ...options], { environment: {} });
    assert.equal(oneness('backup:verify', 'a-backup').status, 0);
    const settings = inRoot('etc/oneness/oneness.env');
    assert.match(
      readLog(),
      new RegExp(`runuser -u oneness -- env .*=${settings} .* dist/app/verify-backup.js a-backup$`, 'm'),
    );
    const { status, stderr } = oneness('backups');
    assert.equal(status, 2);
    assert.match(stderr, /^Name a command: .*backup backup:keys .*stripe:setup$/m);
  });

  it('removes everything that it made when a step fails', () => {
    mkdirSync(inRoot('etc/caddy'), { recursive: true });
    writeFileSync(inRoot('etc/caddy/Caddyfile'), 'former');
    const { status, stdout } = install(['--yes'], { ...answers, FAIL_AT: 'reload-or-restart caddy' });
    assert.equal(status, 1);
    assert.match(stdout, /Failed: Starting the TLS proxy\. Removing what was made/);
    assert.doesNotMatch(stdout, /Could not run/);
    expectNothingLeft();
    assert.equal(readFileSync(inRoot('etc/caddy/Caddyfile'), 'utf8'), 'former');
    const removed = readLog();
    for (const command of [
      'dropdb --if-exists',
      'dropuser --if-exists',
      'userdel oneness',
      'disable --now oneness.target',
      'systemctl restart caddy',
      'systemctl disable --now caddy',
      'login createdb password',
      '-X DELETE https://api.stripe.com/v1/webhook_endpoints/we_own',
    ])
      assert.ok(removed.includes(command), command);
    assert.ok(!removed.includes(answers.STRIPE_SECRET_KEY));
    assert.ok(removed.indexOf('disable --now') < removed.indexOf('dropdb'));
  });

  it('removes everything on request when the machine crashed during an installation', async () => {
    assert.equal(install(['--yes'], { ...answers, SIGNAL: 'KILL' }).signal, 'SIGKILL');
    assert.ok(existsSync(inRoot('etc/oneness/oneness.env')));
    assert.match(install(['--yes']).stderr, /An installation has not ended\. .*remove what it made: .* --remove/);
    const hold = `exec 9>${inRoot('run/oneness-install.lock')}; flock 9; echo locked; sleep 60`;
    const lock = spawn('bash', ['-c', hold], { detached: true });
    assert.match(String(await once(lock.stdout, 'data')), /locked/);
    assert.match(install(['--remove', '--yes'], {}).stderr, /An installation runs/);
    process.kill(-(lock.pid ?? 0));
    await once(lock, 'close');
    const { status, stdout } = install(['--remove', '--yes'], {});
    assert.equal(status, 0, stdout);
    assert.doesNotMatch(stdout, /Could not run/);
    expectNothingLeft();
    assert.match(readLog(), /-X DELETE https:\/\/api\.stripe\.com\/v1\/webhook_endpoints\/we_own/);
    assert.match(install(['--remove', '--yes'], {}).stderr, /nothing to remove/);
  });

  it('continues when the connection to the machine ends', () => {
    const { status } = install(['--yes'], { ...answers, SIGNAL: 'HUP' });
    assert.equal(status, 0);
    assert.match(readFileSync(inRoot('var/log/oneness-install.log'), 'utf8'), /Installed: https:\/\/oneness\.example/);
    assert.equal(statSync(inRoot('var/log/oneness-install.log')).mode & 0o077, 0);
  });
});

test('the installed command has the commands of the documents', () => {
  const read = (path: string) => readFileSync(join(repositoryFolder, path), 'utf8');
  const { scripts } = JSON.parse(read('backend/package.json')) as { scripts: Record<string, string> };
  const programs = [...read('deploy/oneness').matchAll(/^ {2}\[(\S+)\]='(.+)'$/gm)].map(
    ([, name = '', program = '']) => ({ name, program }),
  );
  assert.ok(programs.length > 10);
  for (const { name, program } of programs) assert.equal(`node ${program}`, scripts[name], name);
  const documented = [
    ...(read('docs/runbook.md') + read('docs/operating.md')).matchAll(/npm run (?:--silent )?([\w:-]+)/g),
  ];
  const names = new Set(documented.map(([, name = '']) => name).filter((name) => !onlyInCheckout.includes(name)));
  assert.deepEqual(
    [...names].filter((name) => !programs.some((program) => program.name === name)),
    [],
  );
});
