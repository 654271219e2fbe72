import { readFileSync } from 'node:fs';
import type { EmulatorContext } from 'emulate';

const FILES = {
  'pages.css': { type: 'text/css; charset=utf-8', from: () => new URL('./pages.css', import.meta.url) },
  'newsreader.woff2': {
    type: 'font/woff2',
    from: () => fontOf('newsreader', 'newsreader-latin-opsz-normal.woff2'),
  },
  'instrument-sans.woff2': {
    type: 'font/woff2',
    from: () => fontOf('instrument-sans', 'instrument-sans-latin-wght-normal.woff2'),
  },
};

export function registerAssetRoutes(app: EmulatorContext<object>['app']): void {
  for (const [name, { type, from }] of Object.entries(FILES)) {
    app.get(`/assets/${name}`, (c) => {
      try {
        return new Response(readFileSync(from()), {
          headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
        });
      } catch {
        return c.text('Not installed', 404);
      }
    });
  }
}

function fontOf(family: string, file: string): URL {
  return new URL(import.meta.resolve(`@fontsource-variable/${family}/files/${file}`));
}
