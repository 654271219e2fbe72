import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes spa.html, the page of everything drawn in the browser alone (members area, account, sign-up, admin): the
 * template without anything rendered ahead.
 */
export function emptyPage(): Plugin {
  return {
    name: 'empty-page',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      await writeFile(join(dir, 'spa.html'), template.replaceAll(/<!--(head|page|data)-->/g, ''));
    },
  };
}
