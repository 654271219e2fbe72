import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { listRequiredPorts, readRehearsalSettings, readSettings } from './settings.ts';
import { loadSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const LOCAL_ENV_FILE = join(folder, 'none.env');

it("puts the parts on the ports after the site's port", () => {
  const settings = readSettings({ PORT: '4100', LOCAL_ENV_FILE });
  assert.deepEqual(
    listRequiredPorts(settings).map(({ port }) => port),
    [4100, 4101, 4102, 4103],
  );
  assert.equal(settings.siteUrl, 'http://localhost:4100');
});

it('prefers process variables to the file and treats an empty value as unset', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=5000\nMAIL_FROM=Us <us@example.org>\nDATABASE_URL=\n');
  const settings = readSettings({ PORT: '6000', MAIL_FROM: '', LOCAL_ENV_FILE: file });
  assert.equal(settings.port, 6000);
  assert.equal(settings.environment['MAIL_FROM'], 'Us <us@example.org>');
  assert.equal(settings.embeds.postgres, true);
});

it('reserves no port for a part when a real service replaces it', () => {
  const settings = readSettings({ STRIPE_SECRET_KEY: 'sk_test_x', DATABASE_URL: 'postgres://db/x', LOCAL_ENV_FILE });
  assert.deepEqual(
    listRequiredPorts(settings).map(({ setting }) => setting),
    ['PORT', 'MAILBOX_PORT'],
  );
});

it('reports all invalid settings at once', () => {
  const bad = { PORT: 'x', MAILBOX_PORT: '99999', SITE_URL: 'nowhere', LOCAL_ENV_FILE };
  assert.throws(() => readSettings(bad), { message: /PORT[^]*SITE_URL[^]*MAILBOX_PORT/ });
});

it('generates the keys once and makes the file readable only by its owner', () => {
  const first = loadSecrets(folder);
  assert.deepEqual(loadSecrets(folder), first);
  assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600);
  const [key] = (JSON.parse(first.authJwks) as { keys: { alg: string }[] }).keys;
  assert.equal(key?.alg, 'ES256');
  assert.match(readFileSync(join(folder, 'secrets.json'), 'utf8'), /whsec_/);
});

it('adds keys that an earlier release did not store and keeps the others', () => {
  const { journalKeys, ...earlier } = loadSecrets(folder);
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(earlier));
  const { journalKeys: added, ...others } = loadSecrets(folder);
  assert.deepEqual(others, earlier);
  assert.notEqual(added, journalKeys);
  assert.deepEqual(loadSecrets(folder).journalKeys, added);
});

it('rehearses with the rules of a production site, and without its services, data and keys', () => {
  const production = {
    LOCAL_ENV_FILE: '/dev/null',
    NODE_ENV: 'production',
    SITE_URL: 'https://oneness.example',
    DATABASE_URL: 'postgres://real',
    DATABASE_READ_URL: 'postgres://real-replica',
    STRIPE_SECRET_KEY: 'sk_live_real',
    RESEND_API_KEY: 're_real',
    MAIL_SMTP_URL: 'smtp://real',
    REDIS_URL: 'redis://real',
    FILES_S3_URL: 'https://store.example/files',
    BACKUP_DIR: '/var/backups/real',
    PURGE_URL: 'https://cdn.example/purge',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
    BACKUP_S3_URL: 'https://store.example/backups',
    JOURNAL_KEYS: 'real:key',
    AUTH_SIGNUP: 'closed',
  };
  const { embeds, environment, isRehearsal, siteUrl, dataDir } = readRehearsalSettings(production);
  assert.deepEqual(embeds, { postgres: true, stripe: true, mailbox: true });
  assert.equal(isRehearsal, true);
  assert.equal(siteUrl, 'http://localhost:3000');
  assert.match(dataDir, /rehearsal$/);
  assert.equal(environment['AUTH_SIGNUP'], 'closed');
  assert.equal(environment['DATABASE_READ_URL'], undefined);
  assert.deepEqual(
    Object.keys(environment).filter((name) => /^(BACKUP|PURGE|OTEL)_/.test(name)),
    [],
  );
  assert.doesNotMatch(JSON.stringify(environment), /real|store\.example/);
});
