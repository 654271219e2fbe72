import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { keepOldFilesPlugin } from 'frontend-public/keep-old-files';
import { precompressPlugin } from 'frontend-public/precompress';
import { minimumBrowsers } from 'shell/browser-floor';
import { rejectDuplicateReact } from './build/reject-duplicate-react.ts';

/** Options of a module that the shell provides at run time, so that the build of the admin does not contain the module. */
const fromTheShell = { import: false, generate: false };

/** The bundler may remove unused modules of these libraries, although the package.json files do not allow this. */
const pure = /\/node_modules\/(antd|@rc-component|@ant-design)\//;
const treeshake = { moduleSideEffects: (id: string) => !pure.test(id) };

/** Relative URLs let the site load this build at any path and origin. */
const remote: UserConfig = {
  base: '/',
  experimental: { renderBuiltUrl: () => ({ relative: true }) },
  plugins: [
    react(),
    federation({
      name: 'admin',
      filename: 'remoteEntry.js',
      exposes: { './admin-app': './src/app/admin-app.tsx' },
      shared: {
        react: fromTheShell,
        'react-dom': fromTheShell,
        'react-dom/client': fromTheShell,
        'react-router-dom': fromTheShell,
      },
    }),
    rejectDuplicateReact(),
    keepOldFilesPlugin(),
    precompressPlugin(),
  ],
  build: {
    outDir: 'dist',
    target: minimumBrowsers,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rollupOptions: { input: [], treeshake },
  },
};

const standalone: UserConfig = {
  plugins: [react(), tailwindcss()],
  preview: {
    port: Number(process.env['PORT'] ?? 4174),
    proxy: Object.fromEntries(
      ['/api', '/files/'].map((path) => [path, process.env['API_URL'] ?? 'http://127.0.0.1:3000']),
    ),
  },
  build: {
    outDir: 'dist-standalone',
    target: minimumBrowsers,
    cssMinify: 'lightningcss',
    rollupOptions: { treeshake },
  },
};

export default defineConfig(({ mode }) => (mode === 'standalone' ? standalone : remote));
