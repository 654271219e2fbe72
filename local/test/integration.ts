import { join } from 'node:path';
import { findFreePorts } from 'stand-ins/ports';
import { startPostgres } from 'stand-ins/postgres/postgres';
import { printLine } from '../run/product.ts';
import { createPostgresPart } from '../run/supervisor-parts.ts';
import type { TestResults } from './results.ts';
import { runJestWithRetry } from './run-with-retry.ts';
import { type TestEnvironment, getCommandFile, runInTerminal } from './test-environment.ts';

export async function runIntegrationTests(
  workshop: TestEnvironment,
  redisUrl: string | undefined,
  rest: string[],
): Promise<TestResults> {
  const { dataDir, supervisor } = workshop;
  const server = { dataDir: join(dataDir, 'postgres'), port: await findFreePorts(1), fsync: false };
  await supervisor.start(createPostgresPart(server));
  const { url } = await startPostgres(server);
  printLine('\nIntegration tests');
  return runJestWithRetry(
    async (name, args) => {
      const report = join(dataDir, `${name}.json`);
      await runInTerminal(workshop, {
        name,
        folder: 'backend',
        args: [getCommandFile('jest'), '--selectProjects=integration', '--json', `--outputFile=${report}`, ...args],
        extra: {
          NODE_OPTIONS: '--experimental-vm-modules',
          TEST_DATABASE_URL: url,
          ...(redisUrl === undefined ? {} : { TEST_REDIS_URL: redisUrl }),
        },
      });
      return report;
    },
    'integration',
    rest,
  );
}
