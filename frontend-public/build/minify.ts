import { minify as minifyCode } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies with SWC, because the first view is 4 KB smaller than with the bundler's minifier. */
export function minifyCodePlugin(): Plugin {
  return {
    name: 'minify',
    apply: 'build',
    renderChunk: {
      // Runs after the bundler lowers the syntax to the oldest supported browsers, because that output is not minified.
      order: 'post',
      async handler(code) {
        const { code: minified } = await minifyCode(code, {
          module: true,
          compress: { passes: 3, ecma: 2022, toplevel: true },
          mangle: { toplevel: true },
          format: { ecma: 2022, comments: false },
        });
        return { code: minified, map: null };
      },
    },
  };
}
