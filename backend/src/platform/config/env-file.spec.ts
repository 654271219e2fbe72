import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeInEnvFile, withEnvFile } from './env-file.ts';

describe('the environment of a process', () => {
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

  it('is what .env says, and before that what the process was started with; an empty value is none', () => {
    writeFileSync(LOCAL_ENV_FILE, 'PORT=5000\nMAIL_FROM=Us <us@example.org>\nREDIS_URL=\n');
    expect(withEnvFile({ LOCAL_ENV_FILE, PORT: '6000', MAIL_FROM: '' })).toEqual({
      LOCAL_ENV_FILE,
      PORT: '6000',
      MAIL_FROM: 'Us <us@example.org>',
    });
  });

  it('is that of .env where another file is named with nothing', () => {
    expect(() => withEnvFile({ LOCAL_ENV_FILE: '' })).not.toThrow();
  });

  it('is that of the product which runs on this machine, where no database is named', () => {
    productRuns();
    writeFileSync(LOCAL_ENV_FILE, 'PORT=5000\n');
    takeInEnvFile();
    expect(process.env).toMatchObject({ DATABASE_URL: 'postgres://ours', PORT: '5000' });
  });

  it.each([
    ['it has ended', ''],
    ['another database is named', 'DATABASE_URL=postgres://theirs'],
    ['it is for production', 'NODE_ENV=production'],
  ])('is not that of the local product where %s', (why, line) => {
    if (why !== 'it has ended') productRuns();
    writeFileSync(LOCAL_ENV_FILE, line);
    takeInEnvFile();
    expect(process.env['PORT']).toBeUndefined();
    expect(process.env['DATABASE_URL']).not.toBe('postgres://ours');
  });
});
