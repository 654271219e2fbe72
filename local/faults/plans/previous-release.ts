/** During an upgrade, the earlier release runs on the new schema until the processes restart. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { printLine, runStartStep } from '../../run/product.ts';
import { createChildProcessPart } from '../../run/supervisor-parts.ts';
import { repositoryFolder } from '../../settings/settings.ts';
import type { TestEnvironment } from '../../test/test-environment.ts';
import type { FaultPlan } from './plan.ts';

export const createPreviousRelease = (release: string | undefined): FaultPlan => ({
  id: 'F16',
  title: `api and workers of ${release ?? 'an earlier release'} on the present schema`,
  toleratesNoError: true,
  findObstacle: async () => (release ? undefined : 'name the release with --release <tag or commit>'),
  prepare: async (workshop) => ({ repository: await buildRelease(workshop, release ?? '') }),
  run: ({ durationMs }) => delay(durationMs),
});

async function buildRelease({ dataDir, environment, supervisor }: TestEnvironment, release: string): Promise<string> {
  const folder = join(dataDir, 'release');
  if (existsSync(folder)) return folder;
  printLine(`Building ${release} ...`);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '--no-checkout', repositoryFolder, folder]);
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', '--detach', release]);
  const steps = [
    { name: 'packages-of-release', args: ['ci', '--prefer-offline', '--no-audit', '--no-fund'] },
    { name: 'build-of-release', args: ['run', 'build'] },
  ];
  for (const { name, args } of steps) {
    const logFile = join(dataDir, 'logs', `${name}.log`);
    const part = createChildProcessPart({
      ...{ name, command: 'npm', args, cwd: folder, logFile },
      environment: { ...environment, SKIP_SIMPLE_GIT_HOOKS: '1', NX_TUI: 'false', NX_DAEMON: 'false' },
    });
    await runStartStep(supervisor, part, `${release} could not be built; the output is in ${logFile}.`);
  }
  return folder;
}
