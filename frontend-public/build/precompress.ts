import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Lays a .br and a .gz beside each text file of the build, so that no request waits for compression. The files of former
 * releases have theirs.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const folder = this.environment.config.build.outDir;
      const files = await readdir(folder, { recursive: true });
      const isCompressed = (name: string) => name.startsWith('assets/') && files.includes(`${name}.br`);
      for (const file of files.filter((name) => /\.(js|css|svg|json)$/.test(name) && !isCompressed(name))) {
        const text = await readFile(join(folder, file));
        await writeFile(join(folder, `${file}.br`), brotliCompressSync(text));
        await writeFile(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
