import type { Plugin } from 'vite';

/**
 * Files of React that the admin's build may contain. The JSX runtime has no state and no hooks, so a second copy does
 * no harm.
 */
const allowed = /\/node_modules\/react\/(cjs\/react-jsx-runtime|jsx-runtime)/;
const shared = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/**
 * Fails the build if it contains its own copy of React or the router, because two copies in one page break every hook.
 * The usual cause is a CommonJS library that imports React with require (React error 321).
 */
export function rejectDuplicateReact(): Plugin {
  return {
    name: 'refuse-second-react',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const copies = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && !isShared(chunk.name)
          ? Object.entries(chunk.modules)
              .filter(([id, { renderedLength }]) => renderedLength > 0 && shared.test(id) && !allowed.test(id))
              .map(([id]) => `${chunk.fileName} holds ${id}`)
          : [],
      );
      if (copies.length > 0) this.error(`The remote must take React from the shell.\n${copies.join('\n')}`);
    },
  };
}

/**
 * True for modules that the shell provides. The federation plugin names them in this way and does not write them to the
 * build.
 */
const isShared = (name: string) => name.startsWith('__federation_shared_');
