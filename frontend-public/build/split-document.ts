import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { membersBarChunkName, membersFrameChunkName } from './first-view.ts';
import { greetingScript } from './greeting-script.ts';
import { lessonScript } from './lesson-script.ts';
import { inlinePageScript } from './page-script.ts';
import { createPrefetchScript } from './prefetch-script.ts';
import { addReportScript } from './report-script.ts';

const entryScriptPattern = /[ \t]*<script type="module"[^>]*\bsrc="\/([^"]+)"[^>]*><\/script>\n?/;
const modulePreloadPattern = /[ \t]*<link rel="modulepreload"[^>]*\bhref="\/([^"]+)"[^>]*>\n?/g;
/** Scripts are inserted before this link, because a script after a style sheet waits for the style sheet. */
const styleSheetLinkPattern = /[ \t]*<link rel="stylesheet"/;

/**
 * Splits the built document into spa.html, which always starts the app, and index.html, the template of prerendered
 * pages.
 */
export function splitDocumentPlugin(): Plugin {
  return {
    name: 'split-document',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const template = join(dir, 'index.html');
      const built = addReportScript(await readFile(template, 'utf8'));
      const start = entryScriptPattern.exec(built)?.[1];
      if (start === undefined || !styleSheetLinkPattern.test(built))
        this.error('The document has no entry or no styles.');
      const shared = [...built.matchAll(modulePreloadPattern)].map(([, file = '']) => file);
      const ahead = createPrefetchScript(bundle, {
        entry: start,
        shared,
        around: [membersFrameChunkName, membersBarChunkName],
      });
      const alone = built
        .replaceAll(/<!--(head|page)-->/g, '')
        .replace('<!--data-->', () => greetingScript + lessonScript)
        .replace(entryScriptPattern, '')
        .replaceAll(modulePreloadPattern, '')
        .replace(styleSheetLinkPattern, (styles) => `${ahead}${styles}`);
      await writeFile(join(dir, 'spa.html'), alone);
      await writeFile(template, await inlinePageScript(built));
    },
  };
}
