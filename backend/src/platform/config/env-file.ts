import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readSecretFiles } from './secret-files.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const repositoryFolder = resolve(import.meta.dirname, '../../../..');

/** The environment has priority over the file, and an empty variable counts as not set. */
export function mergeEnvFile(source: NodeJS.ProcessEnv): Record<string, string> {
  const file = resolve(repositoryFolder, source['LOCAL_ENV_FILE'] || '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...readSecretFiles(removeEmptyVariables(fromFile)), ...readSecretFiles(removeEmptyVariables(source)) };
}

/** Outside production, a command without DATABASE_URL uses the settings of the product that runs on this machine. */
export function loadEnvFile(): EnvironmentVariables {
  const given = mergeEnvFile(process.env);
  const isComplete = given['DATABASE_URL'] !== undefined || given['NODE_ENV'] === 'production';
  return Object.assign(process.env, isComplete ? {} : readRunningSettings(given), given);
}

function readRunningSettings({ LOCAL_DATA_DIR: folder = '.local' }: Record<string, string>): object {
  const [note, settings] = ['running.json', 'settings.json'].map((name) => resolve(repositoryFolder, folder, name));
  if (!note || !settings || !existsSync(note) || !existsSync(settings)) return {};
  return JSON.parse(readFileSync(settings, 'utf8')) as object;
}

function removeEmptyVariables(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export const toEnvironmentVariableName = (property: string): string =>
  property.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
