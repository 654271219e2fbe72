import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { RestoreHold } from '../backup/restore-hold.ts';
import { Settings } from '../config/settings.ts';
import { PostgresListener } from '../database/postgres-listener.ts';
import { Transaction } from '../database/transaction.ts';
import { Heartbeat } from '../health/heartbeat.ts';
import { FutureJobs } from '../queue/future-jobs.ts';
import { Queues, relayRetryMs, type JobRequest } from '../queue/queues.service.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';
import { NewReactions } from './new-reactions.ts';
import { UnknownEvents } from './unknown-events.ts';

const pollMs = 1_000;
const batchSize = 100;
const overdueSeconds = 60;
/** Maximum number of batches in a repair pass, because new events wait until the pass ends. */
const batchesOfPass = 5;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

interface UnpublishedMessage {
  readonly id: string;
  readonly type: string;
  readonly requestId: string | null;
  readonly traceParent: string | null;
}

const columns = 'id, type, request_id as "requestId", trace_parent as "traceParent"';
const isKnownSql = `type = any(string_to_array(?, ','))`;

/**
 * Adds missing jobs and retries failed jobs after a minute, so a queue may be emptied at any time. For an hour, events of
 * unknown types are left to workers of another release.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly log = new Logger('relay');
  private readonly unknownEvents = new UnknownEvents();
  private readonly listener: PostgresListener;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private requeuedAt = -Infinity;
  private lastCheckedId = beforeAllIds;

  constructor(
    { databaseUrl }: Settings,
    private readonly tx: Transaction,
    private readonly queues: Queues,
    private readonly registry: ReactionAndScheduleRegistry,
    private readonly heartbeat: Heartbeat,
    private readonly hold: RestoreHold,
    private readonly newReactions: NewReactions,
    private readonly futureJobs: FutureJobs,
  ) {
    this.listener = new PostgresListener({ databaseUrl, channel: 'outbox', onNotification: () => this.wake() });
  }

  start(): void {
    this.stopped = false;
    void this.listener.start();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    await this.listener.stop();
  }

  async publishPending(): Promise<number> {
    let carried = 0;
    for (let last = batchSize; last === batchSize; carried += last) {
      last = (await this.publishBatch(isKnownSql, this.registry.eventTypes)).length;
      await this.heartbeat.beat('worker');
    }
    // The search for unknown types reads all waiting events, so it runs after the known ones are published.
    return carried + (await this.publishExpired());
  }

  /** Checks at most 500 open events. The next pass checks the events after them, or begins again if there are no more. */
  async requeueStuck(olderThanSeconds = overdueSeconds): Promise<void> {
    for (let batch = 0; batch < batchesOfPass; batch++) {
      const open = await this.select(
        'relayed_at < now() - make_interval(secs => ?::float8) and done_at is null and id > ?::uuid',
        [olderThanSeconds, this.lastCheckedId],
      );
      for (const job of open.flatMap((message) => this.toJobs(message))) {
        if (await this.queues.withTimeout(() => this.repairJob(job)))
          this.log.warn({ event: 'relay.job-repaired', job: job.id });
      }
      const last = open.length === batchSize ? open.at(-1)?.id : undefined;
      this.lastCheckedId = last ?? beforeAllIds;
      if (!last) return;
    }
  }

  private async repairJob(job: JobRequest): Promise<boolean> {
    const known = await this.queues.find(job);
    if (!known) await this.queues.add([job]);
    else if (await known.isFailed()) await known.retry('failed');
    else if (await known.isCompleted()) await known.remove().then(() => this.queues.add([job]));
    else return false;
    return true;
  }

  private wake(afterMs = 0): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.running.then(() => this.runOnce()).finally(() => this.wake(pollMs));
    }, afterMs);
  }

  private async runOnce(): Promise<void> {
    try {
      if (await this.hold.holdsAll()) return await this.heartbeat.beat('worker');
      await this.publishPending();
      if (performance.now() - this.requeuedAt > relayRetryMs) {
        this.requeuedAt = performance.now();
        await this.newReactions.recordStarts();
        await this.newReactions.reopenEvents();
        await this.requeueStuck();
        await this.futureJobs.release();
      }
    } catch (err) {
      this.log.warn({ event: 'relay.waiting', err });
    }
  }

  private async publishExpired(): Promise<number> {
    const unknown = await this.select(`relayed_at is null and not ${isKnownSql}`, [this.registry.eventTypes]);
    const expired = this.unknownEvents.listExpired(unknown.map(({ id }) => id));
    if (expired.length === 0) return 0;
    const published = await this.publishBatch(`id = any(string_to_array(?, ',')::uuid[])`, expired.join());
    for (const { id, type } of published) this.log.error({ event: 'outbox.unknown-event', messageId: id, type });
    return published.length;
  }

  private publishBatch(condition: string, value: string): Promise<UnpublishedMessage[]> {
    return this.tx.run(async ({ em }) => {
      const sql = <Row>(statement: string, params: unknown[]) =>
        em.getConnection().execute<Row[]>(statement, params, 'all', em.getTransactionContext());
      const waiting = await sql<UnpublishedMessage>(
        `select ${columns} from outbox where relayed_at is null and ${condition}
         order by id limit ? for update skip locked`,
        [value, batchSize],
      );
      if (waiting.length === 0) return waiting;
      await this.queues.add(waiting.flatMap((message) => this.toJobs(message)));
      const ids = (messages: UnpublishedMessage[]) => messages.map(({ id }) => id).join(',');
      const unanswered = waiting.filter(({ type }) => this.registry.findReactionsTo(type).length === 0);
      await sql(
        `update outbox set relayed_at = now(),
           done_at = case when id = any(string_to_array(?, ',')::uuid[]) then now() else done_at end
         where id = any(string_to_array(?, ',')::uuid[])`,
        [ids(unanswered), ids(waiting)],
      );
      for (const { id, type, requestId } of waiting)
        this.log.debug({ event: 'outbox.relayed', messageId: id, type, ...(requestId && { requestId }) });
      return waiting;
    });
  }

  private toJobs({ id, type, requestId, traceParent }: UnpublishedMessage): JobRequest[] {
    const cause = requestId ? { requestId } : {};
    return this.registry.findReactionsTo(type).map(({ name, queue }) => ({
      queue,
      id: `${id}-${name}`,
      content: { messageId: id, reaction: name, ...cause },
      traceParent,
    }));
  }

  private select(where: string, values: readonly (string | number)[]): Promise<UnpublishedMessage[]> {
    return this.tx.run(({ em }) =>
      em
        .getConnection()
        .execute<UnpublishedMessage[]>(
          `select ${columns} from outbox where ${where} order by id limit ${batchSize}`,
          [...values],
          'all',
          em.getTransactionContext(),
        ),
    );
  }
}
