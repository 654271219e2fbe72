import type { Plugin } from 'vite';
import { restoreOldFiles as layBack, readOldFiles, type OldFiles } from './old-files.ts';

/**
 * Leaves the built files of earlier releases in the build folder for a week, because a page opened before a release
 * still requests them.
 */
export function keepOldFilesPlugin(): Plugin {
  let former: OldFiles;
  return {
    name: 'keep-old-files',
    apply: 'build',
    async buildStart() {
      former = await readOldFiles(this.environment.config.build.outDir);
    },
    async writeBundle({ dir = '' }, bundle) {
      await layBack(dir, former, new Set(Object.keys(bundle)), new Date());
    },
  };
}
