import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { ReadReplica } from '../database/read-replica.ts';
import { Heartbeat } from './heartbeat.ts';

const checkMs = 5_000;
export const maxReplicaLagSeconds = 30;

const newestHeartbeat = 'select extract(epoch from max(seen_at))::float8 as at from process_heartbeat';

/** Checks every few seconds that the read replica responds and has the recent heartbeats of the primary. */
@Injectable()
export class ReplicaMonitor implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly heartbeat: Heartbeat,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.replica.isSet) return;
    void this.check();
    this.timer = setInterval(() => void this.check(), checkMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async check(): Promise<void> {
    const newest = await this.readPrimary();
    // The readiness check reports a primary that is away.
    if (newest === undefined) return;
    try {
      const [row] = await this.database.queryReplica<{ at: number | null }>(newestHeartbeat);
      const lag = newest - (row?.at ?? 0);
      if (lag > maxReplicaLagSeconds) this.replica.stopUse(`it is ${Math.round(lag)} s behind the primary`);
      else this.replica.use();
    } catch (error) {
      this.replica.stopUse(error instanceof Error ? error.message : String(error));
    }
  }

  private async readPrimary(): Promise<number | undefined> {
    try {
      await this.heartbeat.write('probe');
      const [row] = await this.database.sql<{ at: number }>(newestHeartbeat);
      return row?.at;
    } catch {
      return undefined;
    }
  }
}
