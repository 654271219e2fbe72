import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bar, frame } from './first-view.ts';
import { greetingAhead } from './greeting-ahead.ts';
import { lessonAhead } from './lesson-ahead.ts';
import { pagesAhead } from './pages-ahead.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const entry = /[ \t]*<script type="module"[^>]*\bsrc="\/([^"]+)"[^>]*><\/script>\n?/;
const preloaded = /[ \t]*<link rel="modulepreload"[^>]*\bhref="\/([^"]+)"[^>]*>\n?/g;
/** Ahead of the styles, which scripts behind them wait for. */
const beforeStyles = /[ \t]*<link rel="stylesheet"/;

/**
 * Makes two documents of the one that was built. spa.html is the page of everything drawn in the browser alone (members
 * area, account, where mails lead, admin): without anything rendered ahead, its scripts at once. index.html is the
 * template of the pages rendered ahead, which are whole without scripts and load them behind their first paint.
 */
export function twoDocuments(): Plugin {
  return {
    name: 'two-documents',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const template = join(dir, 'index.html');
      const built = await readFile(template, 'utf8');
      const start = entry.exec(built)?.[1];
      if (start === undefined || !beforeStyles.test(built)) this.error('The document has no entry or no styles.');
      const shared = [...built.matchAll(preloaded)].map(([, file = '']) => file);
      const ahead = pagesAhead(bundle, { entry: start, shared, around: [frame, bar] });
      const alone = built
        .replaceAll(/<!--(head|page)-->/g, '')
        .replace('<!--data-->', () => greetingAhead + lessonAhead)
        .replace(entry, '')
        .replaceAll(preloaded, '')
        .replace(beforeStyles, (styles) => `${ahead}${styles}`);
      await writeFile(join(dir, 'spa.html'), alone);
      await writeFile(template, scriptsAfterPaint(built));
    },
  };
}
