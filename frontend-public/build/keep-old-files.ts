import type { Plugin } from 'vite';
import { restoreOldFiles as layBack, readOldFiles, type OldFiles } from './old-files.ts';

/** Open pages still request files of an earlier release, so the build folder contains old files for a week. */
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
