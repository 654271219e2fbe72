/** With `-- --folder <folder>`, writes each key to a new file for AUTH_JWKS_FILE and JOURNAL_KEYS_FILE. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createJournalKey, createKeySet } from './settings/secrets.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const keys = { AUTH_JWKS: createKeySet(), JOURNAL_KEYS: createJournalKey() };

const advice = 'Store a copy of the keys apart from the backups: without them, journals cannot be read.\n';

if (values.folder === undefined) {
  for (const [name, value] of Object.entries(keys)) process.stdout.write(`${name}='${value}'\n`);
  process.stderr.write(advice);
} else {
  const folder = resolve(values.folder);
  const files = Object.entries(keys).map(([name, value]) => ({ name, value, file: join(folder, name.toLowerCase()) }));
  const existing = files.find(({ file }) => existsSync(file));
  if (existing) {
    process.stderr.write(`${existing.file} exists. Nothing was written, because its data cannot be read without it.\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { name, value, file } of files) {
      writeFileSync(file, `${value}\n`, { mode: 0o600, flag: 'wx' });
      process.stdout.write(`${name}_FILE=${file}\n`);
    }
    process.stderr.write(advice);
  }
}
