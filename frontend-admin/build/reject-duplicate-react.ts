import type { Plugin } from 'vite';

/** The remote may contain only React's JSX runtime because it has no state and no hooks. */
const allowed = /\/node_modules\/react\/(cjs\/react-jsx-runtime|jsx-runtime)/;
const shared = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/**
 * Fails the build when the remote contains its own React or router: two copies in one page break every hook.
 * The usual cause is a CommonJS library that requires react (React error 321).
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

/** The federation plugin leaves out chunks with this name because the shell provides them. */
const isShared = (name: string) => name.startsWith('__federation_shared_');
