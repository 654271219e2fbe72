import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import { prefetchesByPath } from '../src/app/prefetched.ts';
import { findChunkFiles } from './preload-shared.ts';

const clientPagesFile = resolve('src/app/client-pages.ts');
const apiClientModulePattern = /node_modules\/openapi-fetch\//;
const clientPagePattern = /page\(\s*'([^']+)',\s*async \(\) => \(await import\('([^']+)'\)\)/g;

/** Inline script that preloads code and, for a signed-in user, requests the first API responses of the page. */
const prefetchSource = `
      !(function (entry, files, shared, pages) {
        var isKept = document.documentElement.dataset.session === 'kept',
          page = isKept && pages.find(([path]) => new RegExp(path).test(location.pathname)),
          [path, own, addresses, fonts, isDrawnAhead] = page || ['', [], [], [], false],
          add = (tag, as) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, as));
        try {
          if (page) askAnswers();
        } catch {
          // The site must start even if the stored session is invalid.
        }
        var isHere = navigator.serviceWorker && navigator.serviceWorker.controller,
          isAwaited = window.prefetched && isDrawnAhead && !document.hidden && !isHere,
          seen = isAwaited
            ? new Promise((done) => {
                addEventListener('words', done, { once: true });
                setTimeout(done, 1000);
              })
            : Promise.resolve();
        seen.then(askScripts);
        addEventListener('DOMContentLoaded', () => seen.then(begin));

        function askAnswers() {
          for (const font of fonts) add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: '/' + font });
          var session = JSON.parse(localStorage['oneness-session']);
          if (!navigator.onLine || session.expires_at * 1000 < Date.now() + 90000) return;
          var authorization = 'Bearer ' + session.access_token,
            answers = {},
            known = {},
            coming = {},
            names = new RegExp(path).exec(location.pathname).groups || {};
          for (const pattern of addresses) {
            const address = pattern.replace(/:(\\w+)/g, (_, name) => names[name]);
            answers[address] = fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(20000) });
            coming[address] = answers[address]
              .then(async (answer) => (known[address] = answer.ok ? await answer.clone().json() : undefined))
              .catch(() => undefined);
          }
          window.prefetched = { authorization, answers, known, coming };
        }
        function askScripts() {
          for (const file of [...shared, ...own])
            add('link', { rel: 'modulepreload', fetchPriority: 'low', href: '/' + files[file] });
        }
        function begin() {
          add('script', { type: 'module', src: entry });
        }
      })`;

export function createPrefetchScript(
  bundle: Rollup.OutputBundle,
  { entry, shared, around }: { entry: string; shared: readonly string[]; around: readonly string[] },
): string {
  const files = [...shared];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const isAround = ({ name, moduleIds }: Rollup.OutputChunk) =>
    around.includes(name) || moduleIds.some((id) => apiClientModulePattern.test(id));
  const fontFile = (font: string) => assetFile(bundle, font);
  const pages = [...readFileSync(clientPagesFile, 'utf8').matchAll(clientPagePattern)].map(
    ([, path = '', file = '']) => {
      const facade = resolve(clientPagesFile, '..', file);
      const isOwn = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.includes(facade);
      const needed = findChunkFiles(bundle, (chunk) => isAround(chunk) || isOwn(chunk));
      const { answers = [], fonts = [], isDrawnAhead = false } = prefetchesByPath[path] ?? {};
      const own = needed.filter((name) => !shared.includes(name)).map(placeOf);
      return [pathPattern(path), own, answers, fonts.map(fontFile), isDrawnAhead];
    },
  );
  const known = [`/${entry}`, files, shared.map(placeOf), pages];
  return `    <script data-starts>${prefetchSource}(${known.map((value) => JSON.stringify(value)).join(', ')});\n    </script>\n`;
}

function assetFile(bundle: Rollup.OutputBundle, name: string): string {
  const made = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(name));
  if (made === undefined) throw new Error(`The build has no ${name}.`);
  return made.fileName;
}

const pathPattern = (path: string) =>
  `^${path.replace(/\/\*$/, '(/|$)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}${path.endsWith('*') ? '' : '/?$'}`;
