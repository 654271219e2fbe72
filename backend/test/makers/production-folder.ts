import { execFile, spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const otherUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** As in the container, only the folder of the data and the one of temporary files can be written. */
const readOnlyRoot = `mount --bind "$0" "$0" && mount -t tmpfs tmpfs /var/tmp && mount -o remount,ro,bind / &&
  exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"`;

/** False when the user cannot mount file systems. */
export const canMountReadOnly: boolean =
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /var/tmp && setpriv --version']).status === 0;

export interface FinishedProgram {
  readonly code: number | null;
  readonly output: string;
}

export const readRepositoryFile = (name: string): string => readFileSync(join(repository, name), 'utf8');

export const listRepositoryFiles = (pattern: string): string[] => globSync(pattern, { cwd: repository }).sort();

interface ComposeService {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
}

export function readComposeServices(): Record<string, ComposeService> {
  const { services } = parse(readRepositoryFile('docker-compose.yml'), { merge: true }) as {
    services: Record<string, ComposeService & { image: string }>;
  };
  return Object.fromEntries(Object.entries(services).filter(([, { image }]) => image.startsWith('oneness:')));
}

export class ProductionFolder {
  readonly dataFolder: string;
  private readonly programs: ChildProcess[] = [];

  private constructor(
    private readonly base: string,
    readonly path: string,
  ) {
    this.dataFolder = join(base, 'data');
  }

  static async make(): Promise<ProductionFolder> {
    const base = mkdtempSync(join(tmpdir(), 'oneness-image-'));
    const folder = new ProductionFolder(base, join(base, 'app'));
    await run('bash', [join(repository, 'deploy/production-folder.sh'), folder.path]);
    // The user that runs the programs may not have access to the folder of this Node.js.
    copyFileSync(process.execPath, join(base, 'node'));
    mkdirSync(folder.dataFolder);
    await run('chmod', ['-R', 'a-w,a+rX', folder.path]);
    await run('chmod', ['a+rx', base, join(base, 'node')]);
    await run('chmod', ['a+rwx', folder.dataFolder]);
    return folder;
  }

  measure(): number {
    return globSync('**/*', { cwd: this.path })
      .map((name) => statSync(join(this.path, name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  }

  start(
    command: readonly string[],
    environment: Readonly<Record<string, string>>,
    output: StdioOptions = ['ignore', 'ignore', 'inherit'],
  ): ChildProcess {
    const program = [join(this.base, 'node'), ...command.slice(1)];
    const [file = '', ...args] = canMountReadOnly
      ? ['unshare', '--mount', 'sh', '-c', readOnlyRoot, this.dataFolder, ...program]
      : program;
    const child = spawn(file, args, {
      cwd: join(this.path, 'backend'),
      env: { PATH: process.env['PATH'], TMPDIR: '/var/tmp', ...environment },
      stdio: output,
      ...(canMountReadOnly ? {} : otherUser),
    });
    this.programs.push(child);
    return child;
  }

  async run(command: readonly string[], environment: Readonly<Record<string, string>>): Promise<FinishedProgram> {
    const child = this.start(command, environment, ['ignore', 'pipe', 'pipe']);
    const [[code], ...outputs] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
    ]);
    return { code, output: outputs.join('') };
  }

  async remove(): Promise<void> {
    for (const program of this.programs) program.kill('SIGKILL');
    await run('chmod', ['-R', 'u+w', this.path]);
    rmSync(this.base, { recursive: true, force: true });
  }
}
