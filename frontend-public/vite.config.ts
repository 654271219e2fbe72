import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { browserFloor } from 'shell/browser-floor';
import { keepOldFiles } from './build/keep-old-files.ts';
import { minify } from './build/minify.ts';
import { offline } from './build/offline.ts';
import { oneVersion } from './build/one-version.ts';
import { precompress } from './build/precompress.ts';
import { firstView, forbidCycle } from './build/first-view.ts';
import { preloadShared } from './build/preload-shared.ts';
import { splitDocument } from './build/split-document.ts';
import manifest from './package.json' with { type: 'json' };

const { dependencies } = manifest;

const remotePath = '/admin-app/assets/remoteEntry.js';

/** Packages that the admin loads from the site at run time, so that both use one React and one router. */
const shared = {
  react: { version: dependencies.react },
  'react-dom': { version: dependencies['react-dom'] },
  'react-dom/client': { version: dependencies['react-dom'] },
  'react-router-dom': { version: dependencies['react-router-dom'], packagePath: '../packages/shell/src/router.ts' },
};

/** Build of the site for browsers, which is also the host of the module federation. */
const client: UserConfig = {
  plugins: [
    react(),
    tailwindcss(),
    oneVersion(),
    federation({
      name: 'shell',
      remotes: {
        admin: {
          external: `Promise.resolve(globalThis.__ADMIN_REMOTE__ ?? '${remotePath}')`,
          externalType: 'promise',
          format: 'esm',
          from: 'vite',
        },
      },
      shared,
    }),
    forbidCycle(),
    minify(),
    preloadShared(),
    splitDocument(),
    keepOldFiles(),
    offline(),
    precompress(),
  ],
  build: {
    outDir: 'dist/client',
    target: browserFloor,
    minify: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { output: { manualChunks: firstView('src/app/entry-client.tsx') } },
  },
};

/** Build of the server bundle, with which the API prerenders the public pages. */
const server: UserConfig = {
  plugins: [react()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    copyPublicDir: false,
    target: 'node24',
    rollupOptions: { external: ['admin/admin-app'] },
  },
};

/** One dev server for both apps, without module federation: the admin is loaded from its sources. */
const development: UserConfig = {
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: { 'admin/admin-app': new URL('../frontend-admin/src/app/admin-app.tsx', import.meta.url).pathname },
    dedupe: ['react', 'react-dom', 'react-router-dom'],
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: Object.fromEntries(
      ['/api', '/config.js', '/downloads', '/u/', '/og/', '^/.+\\.(rss|ics)$'].map((path) => [
        path,
        { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: true, ws: path === '/api' },
      ]),
    ),
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') return development;
  return isSsrBuild ? server : client;
});
