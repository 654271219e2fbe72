import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '../database/database.ts';
import { ReadReplica } from '../database/read-replica.ts';
import { Heartbeat } from './heartbeat.ts';

const checkMs = 5_000;
const firstReplayMs = 1_000;
const maxLagSeconds = 30;
/** After a restore, the replica is not used for this time, in which all its connections to the former database end. */
const afterRestoreMs = 90_000;

/** Checks every few seconds that the read replica has the latest heartbeats of this process. */
@Injectable()
export class ReplicaMonitor implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;
  private restoredAt = -Infinity;

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

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopped = true;
    await this.running;
  }

  /** Checks run one after the other, because an old result must not replace a newer one. */
  check(): Promise<void> {
    this.running ??= this.checkOnce().finally(() => (this.running = undefined));
    return this.running;
  }

  private async checkOnce(): Promise<void> {
    const { faultCount } = this.replica;
    const fault = await this.findFault().catch((error: unknown) => error);
    if (this.isStopped || fault === 'unknown') return;
    if (fault !== undefined) this.replica.stopUse(fault);
    else if (faultCount === this.replica.faultCount) this.replica.use();
  }

  /** Returns `unknown` when the primary does not respond. The readiness check reports that outage. */
  private async findFault(): Promise<string | undefined> {
    if (await this.heartbeat.isRestoring()) this.restoredAt = performance.now();
    if (performance.now() - this.restoredAt < afterRestoreMs) return 'a backup was restored';
    const seenAt = await this.heartbeat.writeProbe().catch(() => undefined);
    if (seenAt === undefined) return 'unknown';
    const replayedAt = (await this.readReplica()) ?? (await delay(firstReplayMs).then(() => this.readReplica()));
    if (replayedAt === undefined) return 'it has no heartbeat of this process, so it is late or another database';
    const lag = seenAt - replayedAt;
    return lag > maxLagSeconds ? `it is ${Math.round(lag)} s behind the primary` : undefined;
  }

  private async readReplica(): Promise<number | undefined> {
    const [row] = await this.database.queryReplica<{ seenAt: number }>(this.heartbeat.probeQuery);
    return row?.seenAt;
  }
}
