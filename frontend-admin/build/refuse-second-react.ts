import type { Plugin } from 'vite';

/** Of React, only the JSX runtime may lie in the remote: it holds no state and knows no hooks. */
const allowed = /\/node_modules\/react\/(cjs\/react-jsx-runtime|jsx-runtime)/;
const shared = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/**
 * Fails the build when a copy of React or of the router would be shipped inside the remote: two copies
 * in one page break every hook (error 321). The usual cause is a CommonJS library that requires react.
 */
export function refuseSecondReact(): Plugin {
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

/** Chunks of this name are the shell's to provide; the federation plugin leaves them out. */
const isShared = (name: string) => name.startsWith('__federation_shared_');
