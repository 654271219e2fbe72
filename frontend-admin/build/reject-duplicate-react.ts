import type { Plugin } from 'vite';

/** The build may contain its own copy of the JSX runtime, because that module has no state. */
const allowed = /\/node_modules\/react\/(cjs\/react-jsx-runtime|jsx-runtime)/;
const shared = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Two copies of React in one page break hooks (React error 321). */
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

/** The federation plugin gives this prefix to chunks that the admin build does not contain. */
const isShared = (name: string) => name.startsWith('__federation_shared_');
