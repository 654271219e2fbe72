import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { portsOf, readSettings } from './settings.ts';
import { secretsIn } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const LOCAL_ENV_FILE = join(folder, 'none.env');

it('puts the parts on the ports next to the site', () => {
  const settings = readSettings({ PORT: '4100', LOCAL_ENV_FILE });
  assert.deepEqual(
    portsOf(settings).map(({ port }) => port),
    [4100, 4101, 4102, 4103],
  );
  assert.equal(settings.siteUrl, 'http://localhost:4100');
});

it('lets the process overrule the file, and takes an empty value as none', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=5000\nMAIL_FROM=Us <us@example.org>\nDATABASE_URL=\n');
  const settings = readSettings({ PORT: '6000', MAIL_FROM: '', LOCAL_ENV_FILE: file });
  assert.equal(settings.port, 6000);
  assert.equal(settings.environment['MAIL_FROM'], 'Us <us@example.org>');
  assert.equal(settings.embeds.postgres, true);
});

it('needs no port for a part that a real service replaces', () => {
  const settings = readSettings({ STRIPE_SECRET_KEY: 'sk_test_x', DATABASE_URL: 'postgres://db/x', LOCAL_ENV_FILE });
  assert.deepEqual(
    portsOf(settings).map(({ setting }) => setting),
    ['PORT', 'MAILBOX_PORT'],
  );
});

it('names every bad setting at once', () => {
  const bad = { PORT: 'x', MAILBOX_PORT: '99999', SITE_URL: 'nowhere', LOCAL_ENV_FILE };
  assert.throws(() => readSettings(bad), { message: /PORT[^]*SITE_URL[^]*MAILBOX_PORT/ });
});

it('makes the keys once and shows them to nobody else', () => {
  const first = secretsIn(folder);
  assert.deepEqual(secretsIn(folder), first);
  assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600);
  const [key] = (JSON.parse(first.authJwks) as { keys: { alg: string }[] }).keys;
  assert.equal(key?.alg, 'ES256');
  assert.match(readFileSync(join(folder, 'secrets.json'), 'utf8'), /whsec_/);
});

it('adds the keys that an earlier release did not keep, and leaves the others as they are', () => {
  const { journalKeys, ...earlier } = secretsIn(folder);
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(earlier));
  const { journalKeys: added, ...others } = secretsIn(folder);
  assert.deepEqual(others, earlier);
  assert.notEqual(added, journalKeys);
  assert.deepEqual(secretsIn(folder).journalKeys, added);
});
