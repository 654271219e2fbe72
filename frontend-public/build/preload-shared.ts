import type { Plugin, Rollup } from 'vite';

/** Without preloading, each import of a shared chunk would cost a round trip. */
export function preloadSharedPlugin(): Plugin {
  return {
    name: 'preload-shared',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const isFirst = ({ name, isEntry }: Rollup.OutputChunk) => name.startsWith('__federation_') || isEntry;
        const files = findChunkFiles(bundle, isFirst);
        const quiet = html
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('<script type="module"', '<script type="module" fetchpriority="low"');
        const tags = files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href: `/${file}` },
          injectTo: 'head' as const,
        }));
        return { html: quiet, tags };
      },
    },
  };
}

export function findChunkFiles(
  bundle: Rollup.OutputBundle,
  isWanted: (chunk: Rollup.OutputChunk) => boolean,
): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const follow = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(follow);
  };
  chunks.filter(isWanted).forEach(({ fileName }) => follow(fileName));
  return [...files];
}
