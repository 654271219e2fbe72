import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { minimumBrowsers } from 'shell/browser-floor';
import { keepOldFilesPlugin } from './build/keep-old-files.ts';
import { minifyCodePlugin } from './build/minify.ts';
import { serviceWorkerPlugins } from './build/offline.ts';
import { singleVersionPlugin } from './build/one-version.ts';
import { precompressPlugin } from './build/precompress.ts';
import { groupFirstViewChunks, forbidChunkCyclesPlugin } from './build/first-view.ts';
import { preloadSharedPlugin } from './build/preload-shared.ts';
import { splitDocumentPlugin } from './build/split-document.ts';
import manifest from './package.json' with { type: 'json' };

const { dependencies } = manifest;

const remotePath = '/admin-app/assets/remoteEntry.js';

/** The site and the admin must use the same React and router, so the admin loads these packages from the site. */
const shared = {
  react: { version: dependencies.react },
  'react-dom': { version: dependencies['react-dom'] },
  'react-dom/client': { version: dependencies['react-dom'] },
  'react-router-dom': { version: dependencies['react-router-dom'], packagePath: '../packages/shell/src/router.ts' },
};

const client: UserConfig = {
  plugins: [
    react(),
    tailwindcss(),
    singleVersionPlugin(),
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
    forbidChunkCyclesPlugin(),
    minifyCodePlugin(),
    preloadSharedPlugin(),
    splitDocumentPlugin(),
    keepOldFilesPlugin(),
    serviceWorkerPlugins(),
    precompressPlugin(),
  ],
  build: {
    outDir: 'dist/client',
    target: minimumBrowsers,
    minify: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { output: { manualChunks: groupFirstViewChunks('src/app/entry-client.tsx') } },
  },
};

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

const development: UserConfig = {
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: { 'admin/admin-app': new URL('../frontend-admin/src/app/admin-app.tsx', import.meta.url).pathname },
    dedupe: ['react', 'react-dom', 'react-router-dom'],
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    proxy: Object.fromEntries(
      ['/api', '/config.js', '/downloads', '/files/', '/u/', '/preferences/', '/why/', '/og/', '^/.+\\.(rss|ics)$'].map(
        (path) => [
          path,
          { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: true, ws: path === '/api' },
        ],
      ),
    ),
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') return development;
  return isSsrBuild ? server : client;
});
