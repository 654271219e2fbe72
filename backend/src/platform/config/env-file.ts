import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** What is set, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const repository = resolve(import.meta.dirname, '../../../..');

/**
 * What is set: by the process first, then by `.env`, or the file that LOCAL_ENV_FILE names. `NAME=` means "not set" in
 * both. Everything that runs reads the file here.
 */
export function withEnvFile(source: NodeJS.ProcessEnv): Record<string, string> {
  const file = resolve(repository, source['LOCAL_ENV_FILE'] || '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...withoutEmpty(fromFile), ...withoutEmpty(source) };
}

/**
 * Completes the environment of this process. A command that is told of no database is for the product that `npm start`
 * runs on this machine, and takes over what that was started with; in production nothing is guessed.
 */
export function takeInEnvFile(): Environment {
  const given = withEnvFile(process.env);
  const isComplete = given['DATABASE_URL'] !== undefined || given['NODE_ENV'] === 'production';
  return Object.assign(process.env, isComplete ? {} : settingsOfRunningProduct(given), given);
}

/** `npm start` keeps them beside its data, with a note that is there while it runs. */
function settingsOfRunningProduct({ LOCAL_DATA_DIR: folder = '.local' }: Record<string, string>): object {
  const [note, settings] = ['running.json', 'settings.json'].map((name) => resolve(repository, folder, name));
  if (!note || !settings || !existsSync(note) || !existsSync(settings)) return {};
  return JSON.parse(readFileSync(settings, 'utf8')) as object;
}

function withoutEmpty(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
