import { InvalidSettings, type Settings } from '#platform/config/settings.ts';
import { runWithOwnConnection } from '#platform/database/connect-once.ts';

interface DatabaseIdentity {
  /** Streaming replicas have the identifier of their primary. */
  readonly cluster: string;
  readonly name: string;
}

const identitySql = `select system_identifier::text as cluster, current_database() as name from pg_control_system()`;

/** A database that is away or hides its identity does not stop the start: `ReplicaMonitor` then compares heartbeats. */
export async function refuseOtherReplica({
  databaseUrl,
  databaseReadUrl,
}: Pick<Settings, 'databaseUrl' | 'databaseReadUrl'>): Promise<void> {
  if (databaseReadUrl === undefined) return;
  const [primary, replica] = await Promise.all([readIdentity(databaseUrl), readIdentity(databaseReadUrl)]);
  if (!primary || !replica || (primary.cluster === replica.cluster && primary.name === replica.name)) return;
  const difference =
    primary.cluster === replica.cluster
      ? `to the database "${replica.name}", and DATABASE_URL to "${primary.name}"`
      : 'to a server that is no streaming replica of the server of DATABASE_URL';
  throw new InvalidSettings(
    `DATABASE_READ_URL: leads ${difference}. Set the URL of this database on a streaming replica, or remove DATABASE_READ_URL.`,
  );
}

async function readIdentity(url: string): Promise<DatabaseIdentity | undefined> {
  const [identity] = await runWithOwnConnection(url, (query) => query<DatabaseIdentity>(identitySql)).catch(() => []);
  return identity;
}
