import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readSecretFiles } from './secret-files.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const repositoryFolder = resolve(import.meta.dirname, '../../../..');

/**
 * Merges `.env`, or the file named by LOCAL_ENV_FILE, with the environment of the process, which has priority, and reads
 * the files of secrets. `NAME=` means "not set" in both.
 */
export function mergeEnvFile(source: NodeJS.ProcessEnv): Record<string, string> {
  const file = resolve(repositoryFolder, source['LOCAL_ENV_FILE'] || '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...readSecretFiles(removeEmptyVariables(fromFile)), ...readSecretFiles(removeEmptyVariables(source)) };
}

/**
 * Adds the variables of `.env` to the environment of this process. Outside production, a command without DATABASE_URL
 * also uses the settings of the running product that `npm start` started on this machine.
 */
export function loadEnvFile(): EnvironmentVariables {
  const given = mergeEnvFile(process.env);
  const isComplete = given['DATABASE_URL'] !== undefined || given['NODE_ENV'] === 'production';
  return Object.assign(process.env, isComplete ? {} : readRunningSettings(given), given);
}

/**
 * Reads the settings that `npm start` stores in its data folder. The file running.json exists only while the product
 * runs.
 */
function readRunningSettings({ LOCAL_DATA_DIR: folder = '.local' }: Record<string, string>): object {
  const [note, settings] = ['running.json', 'settings.json'].map((name) => resolve(repositoryFolder, folder, name));
  if (!note || !settings || !existsSync(note) || !existsSync(settings)) return {};
  return JSON.parse(readFileSync(settings, 'utf8')) as object;
}

function removeEmptyVariables(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Name of the environment variable of a setting: siteUrl is SITE_URL. */
export const toVariableName = (property: string): string =>
  property.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
