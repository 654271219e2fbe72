import { ReadinessCheck, ServerNotReady } from '#platform/health/readiness.ts';
import type { ReadReplica } from '#platform/database/read-replica.ts';
import type { ReplicaMonitor } from '#platform/health/replica-monitor.ts';
import { fault, ok, skipped, type Finding } from './finding.ts';

const checks = {
  database: ['responds', 'does not respond', 'Start PostgreSQL, or correct DATABASE_URL.'],
  migrations: ['are all applied', 'are missing', 'Apply the migrations, as at an upgrade.'],
  write: ['works', 'fails', 'Free space on the disk of the database. It may also be a replica that only reads.'],
  queue: ['responds', 'does not respond', 'Start Redis, or correct REDIS_URL; without REDIS_URL see database.'],
  worker: ['works', 'has not worked in the last 30 s', 'Start a worker, or read its log.'],
} as const;

export function describeUnavailable(check: 'database' | 'queue'): Finding {
  const [, bad, action] = checks[check];
  return fault(check, bad, action);
}

export async function checkReplica(replica: ReadReplica, monitor: ReplicaMonitor): Promise<Finding> {
  if (!replica.isSet) return skipped('replica', 'DATABASE_READ_URL is not set');
  await monitor.check();
  return replica.currentFault === undefined
    ? ok('replica', 'responds and is up to date')
    : fault(
        'replica',
        `is not used: ${replica.currentFault}`,
        'Start the replica or its replication, or remove DATABASE_READ_URL. The primary responds meanwhile.',
      );
}

export async function checkReadiness(readiness: ReadinessCheck): Promise<Finding[]> {
  const missing = await readiness.check().then(
    () => [] as string[],
    (error: unknown) => {
      if (!(error instanceof ServerNotReady)) throw error;
      return error.extras['missing']?.split(', ') ?? [];
    },
  );
  return Object.entries(checks).map(([check, [good, bad, action]]) =>
    missing.includes(check) ? fault(check, bad, action) : ok(check, good),
  );
}
