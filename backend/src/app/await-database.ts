import { setTimeout as delay } from 'node:timers/promises';
import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { InvalidSettings, readDatabaseUrl, readSettings } from '#platform/config/settings.ts';
import { isConnectionError, runWithOwnConnection } from '#platform/database/connect-once.ts';
import { reopenClosedDatabase } from './reopen-closed-database.ts';

/** Shorter than the time limits for a start in `deploy/`. */
const waitMs = 60_000;
const firstTimeoutMs = 5_000;
const minTimeoutMs = 1_000;
const firstPauseMs = 500;
const maxPauseMs = 5_000;
const tooManyConnections = '53300';

type ConnectionFault = Error & { readonly code?: string };

/** Waits for a database that is not reachable yet. Throws at once if the server refuses the user or the database. */
export async function awaitDatabase(environment: EnvironmentVariables, withinMs = waitMs): Promise<void> {
  const databaseUrl = findDatabaseUrl(environment);
  if (databaseUrl === undefined) return;
  const place = `the database at ${new URL(databaseUrl).host}`;
  const endsAt = performance.now() + withinMs;
  for (let attempt = 0; ; attempt += 1) {
    await reopenClosedDatabase(environment);
    const leftMs = Math.max(minTimeoutMs, endsAt - performance.now());
    const fault = await connectOnce(databaseUrl, Math.min(firstTimeoutMs * 2 ** attempt, leftMs));
    if (!fault) return;
    // Invalid settings are reported first, because no wait repairs them.
    readSettings(environment);
    const reason = fault.message || fault.code;
    if (!isTemporary(fault))
      throw new InvalidSettings(
        `DATABASE_URL: ${place} refuses the connection (${reason}). Correct the user, the password or the name of the database.`,
      );
    const pauseMs = Math.min(firstPauseMs * 2 ** attempt, maxPauseMs);
    const remainingMs = endsAt - performance.now() - pauseMs;
    if (remainingMs <= 0)
      throw new InvalidSettings(
        `DATABASE_URL: ${place} did not respond within ${withinMs / 1000} s (${reason}). Start PostgreSQL, or correct DATABASE_URL.`,
      );
    process.stderr.write(
      `The start waits for ${place} (${reason}) for at most ${Math.ceil(remainingMs / 1000)} s more. ` +
        'Check that PostgreSQL runs, and that DATABASE_URL has its host and port.\n',
    );
    await delay(pauseMs);
  }
}

/** `readSettings` reports an invalid URL together with the other faults. */
function findDatabaseUrl(environment: EnvironmentVariables): string | undefined {
  try {
    return readDatabaseUrl(environment);
  } catch {
    return undefined;
  }
}

function connectOnce(databaseUrl: string, connectionTimeoutMs: number): Promise<ConnectionFault | undefined> {
  return runWithOwnConnection(databaseUrl, (query) => query('select 1'), { connectionTimeoutMs }).then(
    () => undefined,
    (error: ConnectionFault) => error,
  );
}

const isTemporary = (fault: ConnectionFault): boolean => isConnectionError(fault) || fault.code === tooManyConnections;
