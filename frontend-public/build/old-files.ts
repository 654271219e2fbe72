import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

const oldFilesRecordName = 'former-files.json';

const oldFileRetentionMs = 7 * 24 * 60 * 60 * 1000;

export interface OldFiles {
  files: Map<string, Buffer>;
  since: Record<string, string>;
}

/** Must run before the build empties the folder. */
export async function readOldFiles(folder: string): Promise<OldFiles> {
  const entries = await readdir(join(folder, 'assets'), { recursive: true, withFileTypes: true }).catch(() => []);
  const read = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (path) => [relative(folder, path).replaceAll(sep, '/'), await readFile(path)] as const);
  const since = await readFile(join(folder, oldFilesRecordName), 'utf8').catch(() => '{}');
  return { files: new Map(await Promise.all(read)), since: JSON.parse(since) as OldFiles['since'] };
}

export async function restoreOldFiles(
  folder: string,
  former: OldFiles,
  built: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const since: OldFiles['since'] = {};
  for (const [file, content] of former.files) {
    const name = file.replace(/\.(br|gz)$/, '');
    if (built.has(name)) continue;
    const date = former.since[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(date) >= oldFileRetentionMs) continue;
    since[name] = date;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await writeFile(join(folder, oldFilesRecordName), JSON.stringify(since, null, 2));
}
