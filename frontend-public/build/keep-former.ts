import type { Plugin } from 'vite';
import { keepFormer as layBack, readFormer, type Former } from './former-files.ts';

/** Keeps the files of former releases for a week: a page that was open before a release goes on asking for them. */
export function keepFormer(): Plugin {
  let former: Former;
  return {
    name: 'keep-former',
    apply: 'build',
    async buildStart() {
      former = await readFormer(this.environment.config.build.outDir);
    },
    async writeBundle({ dir = '' }, bundle) {
      await layBack(dir, former, new Set(Object.keys(bundle)), new Date());
    },
  };
}
