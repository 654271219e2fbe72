import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offlineShellUrl } from '../src/app/worker/shell-url.ts';

const folder = 'dist/client';

export function serviceWorkerPlugins(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      minify: 'esbuild',
      rollupFormat: 'iife',
      globPatterns: ['assets/**/*.{js,css,woff2}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const former = Object.keys(JSON.parse(await readFile(`${folder}/former-files.json`, 'utf8')) as object);
          const manifest = entries.filter(({ url }) => !former.includes(url));
          const shell = await readFile(`${folder}/spa.html`);
          const revision = createHash('sha256').update(shell).digest('base64');
          // During a deploy, a document of another release fails the integrity check and is not stored.
          const integrity = `sha256-${revision}`;
          return { manifest: [...manifest, { url: offlineShellUrl, revision, integrity, size: shell.length }] };
        },
      ],
    },
  });
}
