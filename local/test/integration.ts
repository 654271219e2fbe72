import { join } from 'node:path';
import { freePorts } from '../run/ports.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { tell } from '../run/product.ts';
import { postgresPart } from '../run/supervisor-parts.ts';
import { type Results, fromJest } from './results.ts';
import { type Workshop, commandFile, runShown } from './workshop.ts';

/** Jest against a real PostgreSQL, and the queue tests on Redis as well where there is one. */
export async function runIntegration(
  workshop: Workshop,
  redisUrl: string | undefined,
  rest: string[],
): Promise<Results> {
  const { dataDir, supervisor } = workshop;
  const server = { dataDir: join(dataDir, 'postgres'), port: await freePorts(1), fsync: false };
  await supervisor.start(postgresPart(server));
  const { url } = await startPostgres(server);
  const report = join(dataDir, 'integration.json');
  tell('\nIntegration tests');
  await runShown(workshop, {
    name: 'integration',
    folder: 'backend',
    args: [commandFile('jest'), '--selectProjects', 'integration', '--json', `--outputFile=${report}`, ...rest],
    extra: {
      NODE_OPTIONS: '--experimental-vm-modules',
      TEST_DATABASE_URL: url,
      ...(redisUrl === undefined ? {} : { TEST_REDIS_URL: redisUrl }),
    },
  });
  return fromJest(report);
}
