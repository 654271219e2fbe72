import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { keepFormer } from 'frontend-public/keep-former';
import { browserFloor } from 'shell/browser-floor';
import { refuseSecondReact } from './build/refuse-second-react.ts';

/** Taken from the shell at run time; nothing of it is built in here. */
const fromTheShell = { import: false, generate: false };

/** Their modules only define things: an unused one may be left out, though their packages do not say so. */
const pure = /\/node_modules\/(antd|@rc-component|@ant-design)\//;
const treeshake = { moduleSideEffects: (id: string) => !pure.test(id) };

/**
 * The remote the shell loads at /admin/*. Every address in it is relative to the file it stands in, so one
 * build works at any path and any origin.
 */
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
    refuseSecondReact(),
    keepFormer(),
  ],
  build: {
    outDir: 'dist',
    target: browserFloor,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rollupOptions: { input: [], treeshake },
  },
};

/**
 * The same app with React, the shell's session and its API client built in: a site of its own. Its server hands
 * /api on to the product's.
 */
const standalone: UserConfig = {
  plugins: [react(), tailwindcss()],
  preview: {
    port: Number(process.env['PORT'] ?? 4174),
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
  },
  build: { outDir: 'dist-standalone', target: browserFloor, cssMinify: 'lightningcss', rollupOptions: { treeshake } },
};

export default defineConfig(({ mode }) => (mode === 'standalone' ? standalone : remote));
