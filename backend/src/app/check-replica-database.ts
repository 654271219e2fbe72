import { InvalidSettings, type Settings } from '#platform/config/settings.ts';
import { runWithOwnConnection, type RunQuery } from '#platform/database/connect-once.ts';

interface DatabaseIdentity {
  /** A streaming replica has the same identifier as its primary. */
  readonly cluster: string;
  readonly name: string;
}

const queryTimeoutMs = 5_000;
const identitySql = `select system_identifier::text as cluster, current_database() as name from pg_control_system()`;

/**
 * Stops the start if DATABASE_READ_URL leads to another database. If its identity cannot be read, the start continues, and
 * `ReplicaMonitor` later compares heartbeats.
 */
export async function checkReplicaDatabase({
  databaseUrl,
  databaseReadUrl,
}: Pick<Settings, 'databaseUrl' | 'databaseReadUrl'>): Promise<void> {
  if (databaseReadUrl === undefined) return;
  const [primary, replica] = await Promise.all([
    readIdentity('DATABASE_URL', databaseUrl),
    readIdentity('DATABASE_READ_URL', databaseReadUrl),
  ]);
  if (!primary || !replica || (primary.cluster === replica.cluster && primary.name === replica.name)) return;
  const difference =
    primary.cluster === replica.cluster
      ? `to the database "${replica.name}", and DATABASE_URL to "${primary.name}"`
      : 'to a server that is no streaming replica of the server of DATABASE_URL';
  throw new InvalidSettings(
    `DATABASE_READ_URL: leads ${difference}. Set the URL of this database on a streaming replica, or remove DATABASE_READ_URL.`,
  );
}

async function readIdentity(setting: string, url: string): Promise<DatabaseIdentity | undefined> {
  try {
    const read = (query: RunQuery) => query<DatabaseIdentity>(identitySql);
    const [identity] = await runWithOwnConnection(url, read, { queryTimeoutMs });
    return identity;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The start did not compare DATABASE_READ_URL with DATABASE_URL: the database of ${setting} did not return its identity ` +
        `within ${queryTimeoutMs / 1000} s (${reason}). Statements use the replica only if it has the data of DATABASE_URL.\n`,
    );
    return undefined;
  }
}
