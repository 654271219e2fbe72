import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { productVersion } from '../config/product-version.ts';
import type { Settings } from '../config/settings.ts';
import { computeKeyFingerprints } from '../database/key-fingerprints.ts';
import { BackupError } from './backup-error.ts';
import { copyFiles, readFileList, type BackedUpFile } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { encryptStream, SizeAndHashStream, pipeWithErrors } from './encryption.ts';
import {
  createManifestFiles,
  listBackups,
  listParts,
  listUnfinishedBackups,
  manifestFormat,
  nameBackup,
  readManifest,
  type BackupPart,
  type Manifest,
} from './manifest.ts';
import type { ByteStore } from './store/byte-store.ts';
import { openBackupStore, openFileStore } from './store/open-stores.ts';

const filesPart = 'files.jsonl.gz';
/** An unfinished backup is deleted after this time, because a younger one may still run on another machine. */
const maxUnfinishedMs = 24 * 3_600_000;

export interface WrittenBackup {
  readonly name: string;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

/** A failed backup removes its own folder, but not the copied files. */
export async function writeBackup(settings: Settings, at: Date): Promise<WrittenBackup> {
  const { backupRecipients: recipients } = settings;
  if (recipients.length === 0)
    throw new BackupError('Set BACKUP_RECIPIENTS to a public key. The command backup:keys makes a pair.', 'usage');
  const store = await openBackupStore(settings);
  const name = nameBackup(at);
  await removeInterrupted(store, at);
  if (await store.has(`${name}/manifest.json`)) throw new BackupError(`The backup ${name} exists already.`, 'busy');
  try {
    const manifest = await writeParts({ settings, store, name, at });
    for (const [file, content] of Object.entries(createManifestFiles(manifest, settings, sha256)))
      await store.write(`${name}/${file}`, Readable.from([Buffer.from(content)]));
    return {
      name,
      rows: manifest.database.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.count,
      bytes: listParts(manifest).reduce((sum, { size }) => sum + size, manifest.files.bytes),
    };
  } catch (error) {
    await store.removeFolder(name).catch(() => undefined);
    throw error;
  }
}

interface Writing {
  readonly settings: Settings;
  readonly store: ByteStore;
  readonly name: string;
  readonly at: Date;
}

async function writeParts({ settings, store, name, at }: Writing): Promise<Manifest> {
  const recipients = settings.backupRecipients;
  const writePart = async (part: string, plain: Readable): Promise<BackupPart> => {
    const measured = pipeWithErrors(await encryptStream(plain, recipients), new SizeAndHashStream());
    await store.write(`${name}/${part}`, measured);
    return { part, size: measured.size, sha256: measured.digest() };
  };
  const database = await dumpDatabase(settings.databaseUrl, writePart);
  const keys = await writePart('keys.age', Readable.from([Buffer.from(formatKeys(settings))]));
  return {
    format: manifestFormat,
    name,
    createdAt: at.toISOString(),
    version: productVersion,
    database,
    keyFingerprints: computeKeyFingerprints(settings),
    keys,
    files: await writeFiles({ settings, store, name, at }),
    recipients,
  };
}

function formatKeys({ authJwks, authTrustedJwks, journalKeys }: Settings): string {
  const trusted = authTrustedJwks ? `AUTH_TRUSTED_JWKS='${authTrustedJwks}'\n` : '';
  return `AUTH_JWKS='${authJwks}'\nJOURNAL_KEYS='${journalKeys.join(',')}'\n${trusted}`;
}

async function writeFiles({ settings, store, name }: Writing): Promise<Manifest['files']> {
  const recipients = settings.backupRecipients;
  const folder = `files/${sha256(recipients.toSorted().join()).slice(0, 12)}`;
  const previous = await readPrevious(store, settings);
  const count = { count: 0, bytes: 0 };
  const copies = copyFiles({ files: await openFileStore(settings), backups: store, recipients, folder, previous });
  async function* formatLines(): AsyncIterable<string> {
    for await (const file of copies) {
      count.count += 1;
      count.bytes += file.objectSize;
      yield `${JSON.stringify(file)}\n`;
    }
  }
  const measured = pipeWithErrors(pipeWithErrors(Readable.from(formatLines()), createGzip()), new SizeAndHashStream());
  await store.write(`${name}/${filesPart}`, measured);
  return { part: filesPart, size: measured.size, sha256: measured.digest(), ...count };
}

async function readPrevious(store: ByteStore, settings: Settings): Promise<Map<string, BackedUpFile>> {
  const [name] = await listBackups(store);
  const manifest = name ? await readManifest(store, name, settings).catch(() => undefined) : undefined;
  if (!name || manifest?.recipients.toSorted().join() !== settings.backupRecipients.toSorted().join()) return new Map();
  const files = new Map<string, BackedUpFile>();
  try {
    for await (const file of openFileList(store, name)) files.set(file.name, file);
  } catch {
    return new Map();
  }
  return files;
}

export async function* openFileList(store: ByteStore, name: string): AsyncIterable<BackedUpFile> {
  yield* readFileList(pipeWithErrors(await store.read(`${name}/${filesPart}`), createGunzip()));
}

async function removeInterrupted(store: ByteStore, at: Date): Promise<void> {
  const before = new Date(at.getTime() - maxUnfinishedMs);
  const newest = nameBackup(before);
  for (const name of await listUnfinishedBackups(store)) if (name < newest) await store.removeFolder(name);
  await store.removePartial(before);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
