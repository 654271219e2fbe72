import { createHmac, timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { deriveSigningKeys } from '../config/derived-keys.ts';
import type { Settings } from '../config/settings.ts';
import { BackupError } from './backup-error.ts';
import type { ByteStore } from './store/byte-store.ts';

export const manifestFormat = 1;
const manifestFile = 'manifest.json';
const signatureFile = 'manifest.sig';
/** This file is written last, so a folder without the file is an incomplete backup. */
const sumsFile = 'SHA256SUMS';
const backupName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

export interface BackupPart {
  readonly part: string;
  readonly size: number;
  readonly sha256: string;
}

export interface DumpedTable extends BackupPart {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface DumpedDatabase {
  readonly migrations: readonly string[];
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  readonly partitions: readonly { readonly parent: string; readonly name: string; readonly bound: string }[];
  readonly auditLog: { readonly entries: number; readonly last: string | null };
}

export interface Manifest {
  readonly format: number;
  readonly name: string;
  readonly createdAt: string;
  readonly version: string;
  readonly database: DumpedDatabase;
  readonly keyFingerprints: readonly { readonly purpose: string; readonly fingerprints: readonly string[] }[];
  readonly keys: BackupPart;
  readonly files: BackupPart & { readonly count: number; readonly bytes: number };
  readonly recipients: readonly string[];
}

export const listParts = ({ database, keys, files }: Manifest): BackupPart[] => [...database.tables, keys, files];

export async function listBackups(store: ByteStore): Promise<string[]> {
  const names = (await store.listFolders()).filter((name) => backupName.test(name)).sort();
  const isComplete = await Promise.all(names.map((name) => store.has(`${name}/${sumsFile}`)));
  return names.filter((_, at) => isComplete[at]).reverse();
}

export async function listUnfinishedBackups(store: ByteStore): Promise<string[]> {
  const complete = new Set(await listBackups(store));
  return (await store.listFolders()).filter((name) => backupName.test(name) && !complete.has(name));
}

export const nameBackup = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

export const readBackupTime = (name: string): Date =>
  new Date(name.replace(/T(\d{2})-(\d{2})-(\d{2})Z$/, 'T$1:$2:$3Z'));

export function signManifest(json: string, settings: Settings): string {
  return hmac(json, deriveSigningKeys(settings, 'backup').signing).toString('hex');
}

interface ManifestFiles {
  readonly [file: string]: string;
}

export function createManifestFiles(
  manifest: Manifest,
  settings: Settings,
  hash: (text: string) => string,
): ManifestFiles {
  const json = `${JSON.stringify(manifest, null, 1)}\n`;
  const signature = `${signManifest(json, settings)}\n`;
  const sums = [
    ...listParts(manifest).map(({ part, sha256 }) => `${sha256}  ${part}`),
    `${hash(json)}  ${manifestFile}`,
    `${hash(signature)}  ${signatureFile}`,
  ];
  return { [manifestFile]: json, [signatureFile]: signature, [sumsFile]: `${sums.join('\n')}\n` };
}

export async function readManifest(store: ByteStore, name: string, settings: Settings): Promise<Manifest> {
  const names = await listBackups(store);
  const found = name === 'latest' ? names[0] : names.find((each) => each === name);
  if (found === undefined) throw new BackupError(describeMissing(store.place, name, names), 'usage');
  const [json, signature] = await Promise.all(
    [manifestFile, signatureFile].map(async (file) => text(await store.read(`${found}/${file}`))),
  );
  const manifest = parseManifest(json ?? '', found);
  const given = Buffer.from((signature ?? '').trim(), 'hex');
  const isSigned = deriveSigningKeys(settings, 'backup').all.some((key) => isEqual(hmac(json ?? '', key), given));
  if (!isSigned)
    throw new BackupError(
      `The manifest of ${found} was changed, or another AUTH_JWKS made it. ` +
        'Set the AUTH_JWKS of the backup; `age --decrypt` reads them from its file keys.age. Otherwise use another backup.',
      'otherKeys',
    );
  return manifest;
}

function parseManifest(json: string, name: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(json) as Manifest;
  } catch {
    throw new BackupError(`The manifest of ${name} is damaged. Use another backup.`, 'damaged');
  }
  if (manifest.format > manifestFormat)
    throw new BackupError(
      `The backup ${name} is from version ${manifest.version}, which is newer. Install that version first.`,
      'newerVersion',
    );
  return manifest;
}

const describeMissing = (place: string, name: string, names: readonly string[]): string =>
  names.length === 0
    ? `${place} has no complete backup.`
    : `${place} has no backup ${name}. It has: ${names.slice(0, 20).join(', ')}. \`latest\` is the newest.`;

const hmac = (content: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(content).digest();
const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
