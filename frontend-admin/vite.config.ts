import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { keepOldFilesPlugin } from 'frontend-public/keep-old-files';
import { minimumBrowsers } from 'shell/browser-floor';
import { rejectDuplicateReact } from './build/reject-duplicate-react.ts';

/** The shell provides these modules at run time, so they are not bundled. */
const fromTheShell = { import: false, generate: false };

/** These packages do not declare sideEffects. Their modules have no side effects, so the build may drop unused ones. */
const pure = /\/node_modules\/(antd|@rc-component|@ant-design)\//;
const treeshake = { moduleSideEffects: (id: string) => !pure.test(id) };

/** Build of the remote that the shell loads at /admin/*; its relative URLs work at any path and origin. */
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
  ],
  build: {
    outDir: 'dist',
    target: minimumBrowsers,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rollupOptions: { input: [], treeshake },
  },
};

/** Standalone build with React, the shell's session and the API client; its preview server proxies /api. */
const standalone: UserConfig = {
  plugins: [react(), tailwindcss()],
  preview: {
    port: Number(process.env['PORT'] ?? 4174),
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
  },
  build: {
    outDir: 'dist-standalone',
    target: minimumBrowsers,
    cssMinify: 'lightningcss',
    rollupOptions: { treeshake },
  },
};

export default defineConfig(({ mode }) => (mode === 'standalone' ? standalone : remote));
