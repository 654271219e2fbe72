import type { Plugin } from 'vite';
import { keepFormer as layBack, readFormer, type Former } from './former-files.ts';

/** Keeps files of old releases for a week, because a page opened before a release still requests them. */
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
