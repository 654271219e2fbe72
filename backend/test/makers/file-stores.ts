import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreKeys, startObjectStore, type RunningObjectStore } from 'stand-ins/object-store/object-store';
import { findFreePorts } from 'stand-ins/ports';

const bucket = 'files';

export class TestFileStore {
  private server: RunningObjectStore | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port?: number,
  ) {}

  static async start(kind: 'folder' | 'bucket'): Promise<TestFileStore> {
    const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
    const store = new TestFileStore(folder, kind === 'bucket' ? await findFreePorts(1) : undefined);
    await store.comeBack();
    return store;
  }

  get settings(): Record<string, string> {
    if (!this.server) return { FILES_DIR: this.folder, FILES_S3_URL: '' };
    return {
      FILES_DIR: join(this.folder, 'own'),
      FILES_S3_URL: this.server.url,
      FILES_S3_KEY: objectStoreKeys.key,
      FILES_S3_SECRET: objectStoreKeys.secret,
    };
  }

  async goAway(): Promise<void> {
    await this.server?.close();
  }

  async comeBack(): Promise<void> {
    const { port } = this;
    if (port) this.server = await startObjectStore({ port, host: '127.0.0.1', folder: this.folder, bucket });
  }

  /** The bucket server adds its own `.md5` and `metadata.json` files. */
  list(part: string): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.includes(part) && !/\.md5$|metadata\.json$/.test(path))
      .sort();
  }

  setAge(id: string, changedAt: Date): void {
    for (const path of this.list(id)) utimesSync(join(this.folder, path), changedAt, changedAt);
  }

  async close(): Promise<void> {
    await this.server?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns undefined when the user cannot mount disks. */
export function mountSmallDisk(megabytes: number): { readonly folder: string; unmount(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', ['--lazy', folder]);
      remove();
    },
  };
}
