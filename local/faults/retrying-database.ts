import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const retryMs = 500;
const maxRetries = 120;
/** PostgreSQL sends these error codes while it stops or starts, or while its disk is full. */
const outageCodes = /^(57P|08|53100)/;

export class RetryingDatabase {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5000 });
    // The test kills PostgreSQL, which ends connections.
    this.pool.on('error', () => undefined);
  }

  /** The statement must be safe to repeat. */
  async query<T extends pg.QueryResultRow>(sql: string, params: unknown[] = []): Promise<{ rows: T[] }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.pool.query<T>(sql, params);
      } catch (error) {
        const isFault = error instanceof pg.DatabaseError && !outageCodes.test(error.code ?? '');
        if (isFault || attempt > maxRetries) throw error;
        await delay(retryMs);
      }
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
