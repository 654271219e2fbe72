import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { RestoreHold } from '../backup/restore-hold.ts';
import { Settings } from '../config/settings.ts';
import { PostgresListener } from '../database/postgres-listener.ts';
import { Transaction } from '../database/transaction.ts';
import { Heartbeat } from '../health/heartbeat.ts';
import { Queues, type JobRequest } from '../queue/queues.service.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';
import { UnknownEvents } from './unknown-events.ts';

const pollMs = 1_000;
const batchSize = 100;
const overdueSeconds = 60;
const requeueEveryMs = 15_000;

interface UnpublishedMessage {
  readonly id: string;
  readonly type: string;
  readonly requestId: string | null;
  readonly traceParent: string | null;
}

const columns = 'id, type, request_id as "requestId", trace_parent as "traceParent"';

/**
 * The relay repairs missing and failed jobs after a minute, so a queue may be emptied at any time. It leaves events of
 * unknown types to the workers of another release, for an hour.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly log = new Logger('relay');
  private readonly unknownEvents = new UnknownEvents();
  private readonly listener: PostgresListener;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private requeuedAt = Date.now();

  constructor(
    { databaseUrl }: Settings,
    private readonly tx: Transaction,
    private readonly queues: Queues,
    private readonly registry: ReactionAndScheduleRegistry,
    private readonly heartbeat: Heartbeat,
    private readonly hold: RestoreHold,
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
      last = await this.publishBatch();
      await this.heartbeat.beat('worker');
    }
    return carried;
  }

  async requeueStuck(olderThanSeconds = overdueSeconds): Promise<void> {
    const open = await this.select(
      `relayed_at < now() - make_interval(secs => ${Number(olderThanSeconds)}) and done_at is null`,
    );
    for (const job of open.flatMap((message) => this.toJobs(message))) {
      if (await this.queues.withTimeout(() => this.repairJob(job)))
        this.log.warn({ event: 'relay.job-repaired', job: job.id });
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
      if (Date.now() - this.requeuedAt > requeueEveryMs) {
        this.requeuedAt = Date.now();
        await this.requeueStuck();
      }
    } catch (err) {
      this.log.warn({ event: 'relay.waiting', err });
    }
  }

  private publishBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const sql = <Row>(statement: string, params: unknown[] = []) =>
        em.getConnection().execute<Row[]>(statement, params, 'all', em.getTransactionContext());
      const types = this.registry.eventTypes;
      const isKnown = `type = any(string_to_array(?, ','))`;
      const unknown = await sql<{ id: string }>(
        `select id from outbox where relayed_at is null and not ${isKnown} order by id limit ?`,
        [types, batchSize],
      );
      const expired = this.unknownEvents.listExpired(unknown.map(({ id }) => id));
      const waiting = await sql<UnpublishedMessage>(
        `select ${columns} from outbox where relayed_at is null and (${isKnown} or id = any(string_to_array(?, ',')::uuid[]))
         order by id limit ? for update skip locked`,
        [types, expired.join(), batchSize],
      );
      if (waiting.length === 0) return 0;
      for (const { id, type } of waiting.filter((each) => expired.includes(each.id)))
        this.log.error({ event: 'outbox.unknown-event', messageId: id, type });
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
      return waiting.length;
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

  private select(where: string): Promise<UnpublishedMessage[]> {
    return this.tx.run(({ em }) =>
      em
        .getConnection()
        .execute<UnpublishedMessage[]>(
          `select ${columns} from outbox where ${where} order by id limit ${batchSize}`,
          [],
          'all',
          em.getTransactionContext(),
        ),
    );
  }
}
