import { minify as minifyCode } from '@swc/core';
import type { Plugin } from 'vite';

/** With SWC, the first view is 4 KB smaller than with the minifier of the bundler. */
export function minifyCodePlugin(): Plugin {
  return {
    name: 'minify',
    apply: 'build',
    renderChunk: {
      // Runs after the bundler has lowered the syntax for old browsers.
      order: 'post',
      handler: async (code) => ({ code: await minifyScript(code, true), map: null }),
    },
  };
}

export async function minifyScript(source: string, isModule: boolean): Promise<string> {
  const { code } = await minifyCode(source, {
    module: isModule,
    compress: { passes: 3, ecma: 2022, toplevel: true },
    mangle: { toplevel: true },
    format: { ecma: 2022, comments: false },
  });
  return code;
}
