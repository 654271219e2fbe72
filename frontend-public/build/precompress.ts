import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses files during the build, so that no request waits for compression. */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const folder = this.environment.config.build.outDir;
      const files = await readdir(folder, { recursive: true });
      const isCompressed = (name: string) => name.startsWith('assets/') && files.includes(`${name}.br`);
      const texts = files.filter((name) => /\.(js|css|svg|json)$/.test(name) && !isCompressed(name));
      await Promise.all(texts.map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
