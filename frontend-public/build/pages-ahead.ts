import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import { askedAhead } from '../src/app/asked-ahead.ts';
import { filesWith } from './preload-shared.ts';

const list = resolve('src/app/client-pages.ts');
/** What calls the API, which each of these pages does. */
const client = /node_modules\/openapi-fetch\//;
const entry = /page\(\s*'([^']+)',\s*async \(\) => \(await import\('([^']+)'\)\)/g;

/**
 * In the page: whoever is signed in gets the code of the page they open beside that of every page, and the answers that it
 * begins with. A browser would otherwise find them one after the other. `api.ts` of the shell takes the answers: what is
 * `known` already when the page is drawn first, else what is on its way.
 */
const ask = `
      !(function (files, pages) {
        if (document.documentElement.dataset.session !== 'kept') return;
        var at = location.pathname,
          page = pages.find(([path]) => new RegExp(path).test(at));
        if (!page) return;
        for (const file of page[1]) {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: '/' + files[file] });
          document.head.append(link);
        }
        try {
          var session = JSON.parse(localStorage['oneness-session']);
        } catch {
          return;
        }
        if (!navigator.onLine || session.expires_at * 1000 < Date.now() + 90000) return;
        var authorization = 'Bearer ' + session.access_token,
          answers = {},
          known = {},
          coming = {},
          names = new RegExp(page[0]).exec(at).groups || {};
        for (const path of page[2]) {
          const address = path.replace(/:(\\w+)/g, (_, name) => names[name]);
          answers[address] = fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(20000) });
          coming[address] = answers[address]
            .then(async (answer) => (known[address] = answer.ok ? await answer.clone().json() : undefined))
            .catch(() => undefined);
        }
        window.askedAhead = { authorization, answers, known, coming };
      })`;

/** The script for spa.html that asks for the one page of a member that is opened. `around`: chunks that stand round each. */
export function pagesAhead(
  bundle: Rollup.OutputBundle,
  around: readonly string[],
  isAsked: (file: string) => boolean,
): string {
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const isAround = ({ name, moduleIds }: Rollup.OutputChunk) =>
    around.includes(name) || moduleIds.some((id) => client.test(id));
  const pages = [...readFileSync(list, 'utf8').matchAll(entry)].map(([, path = '', file = '']) => {
    const facade = resolve(list, '..', file);
    const isOwn = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.includes(facade);
    const needed = filesWith(bundle, (chunk) => isAround(chunk) || isOwn(chunk));
    return [patternOf(path), needed.filter((name) => !isAsked(name)).map(placeOf), askedAhead[path] ?? []];
  });
  return `    <script>${ask}(${JSON.stringify(files)}, ${JSON.stringify(pages)});\n    </script>\n`;
}

const patternOf = (path: string) =>
  `^${path.replace(/\/\*$/, '(/|$)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}${path.endsWith('*') ? '' : '/?$'}`;
