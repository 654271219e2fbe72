import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile, mergeEnvFile } from './env-file.ts';

describe('environment of a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
  const LOCAL_ENV_FILE = join(folder, '.env');
  const before = { ...process.env };
  beforeEach(() => {
    process.env = { LOCAL_ENV_FILE, LOCAL_DATA_DIR: folder };
    rmSync(LOCAL_ENV_FILE, { force: true });
    rmSync(join(folder, 'running.json'), { force: true });
    writeFileSync(join(folder, 'settings.json'), JSON.stringify({ DATABASE_URL: 'postgres://ours', PORT: '4000' }));
  });
  afterAll(() => {
    process.env = before;
    rmSync(folder, { recursive: true });
  });
  const productRuns = () => writeFileSync(join(folder, 'running.json'), '{}');

  it('combines .env with the environment, which has priority unless a value is empty', () => {
    writeFileSync(LOCAL_ENV_FILE, 'PORT=5000\nMAIL_FROM=Us <us@example.org>\nREDIS_URL=\n');
    expect(mergeEnvFile({ LOCAL_ENV_FILE, PORT: '6000', MAIL_FROM: '' })).toEqual({
      LOCAL_ENV_FILE,
      PORT: '6000',
      MAIL_FROM: 'Us <us@example.org>',
    });
  });

  it('reads a secret from the file that its variable with _FILE names', () => {
    const secret = join(folder, 'key');
    writeFileSync(secret, 'sk_live_from_a_file\n');
    writeFileSync(LOCAL_ENV_FILE, `STRIPE_SECRET_KEY_FILE=${secret}\n`);
    expect(mergeEnvFile({ LOCAL_ENV_FILE })).toEqual({ LOCAL_ENV_FILE, STRIPE_SECRET_KEY: 'sk_live_from_a_file' });
    expect(mergeEnvFile({ LOCAL_ENV_FILE, STRIPE_SECRET_KEY: 'sk_live_of_the_process' })).toMatchObject({
      STRIPE_SECRET_KEY: 'sk_live_of_the_process',
    });
  });

  it('names the variable when the file of a secret is missing or empty, or when its value is set too', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
    const merge = (variables: Record<string, string>) => () =>
      mergeEnvFile({ LOCAL_ENV_FILE: '/dev/null', ...variables });
    expect(merge({ AUTH_JWKS_FILE: '/no/such/file' })).toThrow(
      'AUTH_JWKS_FILE: /no/such/file cannot be read (ENOENT).',
    );
    expect(merge({ AUTH_JWKS_FILE: empty })).toThrow(`AUTH_JWKS_FILE: ${empty} is empty.`);
    expect(merge({ AUTH_JWKS_FILE: empty, AUTH_JWKS: 'x' })).toThrow('AUTH_JWKS and AUTH_JWKS_FILE are both set.');
  });

  it('reads .env when LOCAL_ENV_FILE is empty', () => {
    expect(() => mergeEnvFile({ LOCAL_ENV_FILE: '' })).not.toThrow();
  });

  it('uses the settings of the running local product when DATABASE_URL is missing', () => {
    productRuns();
    writeFileSync(LOCAL_ENV_FILE, 'PORT=5000\n');
    loadEnvFile();
    expect(process.env).toMatchObject({ DATABASE_URL: 'postgres://ours', PORT: '5000' });
  });

  it.each([
    ['it has ended', ''],
    ['another database is named', 'DATABASE_URL=postgres://theirs'],
    ['it is for production', 'NODE_ENV=production'],
  ])('does not use the settings of the local product when %s', (why, line) => {
    if (why !== 'it has ended') productRuns();
    writeFileSync(LOCAL_ENV_FILE, line);
    loadEnvFile();
    expect(process.env['PORT']).toBeUndefined();
    expect(process.env['DATABASE_URL']).not.toBe('postgres://ours');
  });
});
