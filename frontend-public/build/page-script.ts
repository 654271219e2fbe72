import { build } from 'vite';
import { minimumBrowsers } from 'shell/browser-floor';
import { minifyScript } from './minify.ts';

const tagPattern = /[ \t]*(?:<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>)\n?/g;

/** The app scripts move into a `<template>`, so that the inlined script starts the app only when needed. */
export async function inlinePageScript(html: string): Promise<string> {
  const code = await buildPageScript();
  const scripts = html.match(tagPattern) ?? [];
  const waiting = `    <template id="scripts">\n${scripts.join('')}    </template>\n    <script>${code}</script>\n  </head>`;
  return html.replaceAll(tagPattern, '').replace(/\s*<\/head>/, () => `\n${waiting}`);
}

async function buildPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: minimumBrowsers,
      minify: false,
      modulePreload: false,
      rollupOptions: { input: 'src/app/page-script/main.ts', output: { format: 'iife' } },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error('The script of prerendered pages was not built.');
  const code = await minifyScript(script.code, false);
  if (/<\/script|<!--/i.test(code)) throw new Error('The script of prerendered pages would end its element.');
  return code;
}
