import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { newId } from '#kernel/id.ts';
import { encryptStream, SizeAndHashStream, pipeWithErrors } from './encryption.ts';
import { BackupError } from './backup-error.ts';
import type { ByteStore, StoredBytes } from './store/byte-store.ts';

export interface BackedUpFile {
  readonly name: string;
  readonly size: number;
  readonly changedAt: number;
  readonly object: string;
  readonly objectSize: number;
  readonly objectSha256: string;
  readonly sha256: string;
}

const scratchFolder = 'scratch/';
const safeName = /^(?!.*\.\.)[\w][\w./-]*$/;

export async function* readFileList(lines: Readable): AsyncIterable<BackedUpFile> {
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    const file = JSON.parse(line) as BackedUpFile;
    if (!safeName.test(file.name) || !safeName.test(file.object))
      throw new BackupError('The list of files has a name that is not valid. Use another backup.', 'damaged');
    yield file;
  }
}

interface Copying {
  readonly files: ByteStore;
  readonly backups: ByteStore;
  readonly recipients: readonly string[];
  readonly folder: string;
  /** Files of an earlier backup by name. An unchanged file is copied again only if its copy is missing or has a wrong size. */
  readonly previous: ReadonlyMap<string, BackedUpFile>;
}

export async function* copyFiles(copying: Copying): AsyncIterable<BackedUpFile> {
  const { files, backups, previous } = copying;
  for await (const found of files.list()) {
    if (found.name.startsWith(scratchFolder) || !safeName.test(found.name)) continue;
    const known = previous.get(found.name);
    const isSame = known?.size === found.size && known.changedAt === found.changedAt.getTime();
    if (known && isSame && (await backups.findSize(known.object)) === known.objectSize) yield known;
    else {
      const copied = await copyFile(found, copying);
      if (copied) yield copied;
    }
  }
}

async function copyFile(
  found: StoredBytes,
  { files, backups, ...copying }: Copying,
): Promise<BackedUpFile | undefined> {
  if (!(await files.has(found.name))) return undefined;
  const changedAt = found.changedAt.getTime();
  // The copy has a new name, so an earlier backup does not lose its own copy.
  const id = newId();
  const object = `${copying.folder}/${id.slice(-2)}/${id}.age`;
  const [plain, encrypted] = [new SizeAndHashStream(), new SizeAndHashStream()];
  const bytes = await encryptStream(pipeWithErrors(await files.read(found.name), plain), copying.recipients);
  await backups.write(object, pipeWithErrors(bytes, encrypted));
  return {
    name: found.name,
    size: found.size,
    changedAt,
    object,
    objectSize: encrypted.size,
    objectSha256: encrypted.digest(),
    sha256: plain.digest(),
  };
}
