import { join } from 'node:path';
import { freePorts } from 'stand-ins/ports';
import { startPostgres } from 'stand-ins/postgres/postgres';
import { printLine } from '../run/product.ts';
import { postgresPart } from '../run/supervisor-parts.ts';
import type { Results } from './results.ts';
import { runWithRetry } from './run-with-retry.ts';
import { type TestEnvironment, commandFile, runInTerminal } from './test-environment.ts';

/** Runs Jest against a real PostgreSQL, and the queue tests on Redis as well when it is available. */
export async function runIntegration(
  workshop: TestEnvironment,
  redisUrl: string | undefined,
  rest: string[],
): Promise<Results> {
  const { dataDir, supervisor } = workshop;
  const server = { dataDir: join(dataDir, 'postgres'), port: await freePorts(1), fsync: false };
  await supervisor.start(postgresPart(server));
  const { url } = await startPostgres(server);
  printLine('\nIntegration tests');
  return runWithRetry(
    async (name, args) => {
      const report = join(dataDir, `${name}.json`);
      await runInTerminal(workshop, {
        name,
        folder: 'backend',
        args: [commandFile('jest'), '--selectProjects=integration', '--json', `--outputFile=${report}`, ...args],
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
