import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { InboundEmailReceived } from '../../domain/events.ts';
import { InboundEmail, type InboundOutcome } from '../../domain/inbound-email.entity.ts';

const retentionMs = 90 * 86_400_000;

export interface InboundResult {
  readonly outcome: InboundOutcome;
  readonly reason?: string;
}

@Injectable()
export class InboundEmails {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
  ) {}

  receive(id: string): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const stored = await em.execute<object[]>(
        'insert into inbound_email (id, received_at) values (?, ?) on conflict do nothing returning 1',
        [id, realTime()],
      );
      if (stored.length > 0) outbox.append(new InboundEmailReceived({ emailId: id }));
    });
  }

  findOpen(id: string): Promise<InboundEmail | null> {
    return this.tx.run(({ em }) => em.findOne(InboundEmail, { id, outcome: null }));
  }

  finish(id: string, { outcome, reason }: InboundResult): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeUpdate(InboundEmail, { id }, { outcome, reason: reason ?? null, finishedAt: realTime() });
    });
  }

  @Schedule({ name: 'mailing.delete-old-inbound-emails', queue: 'mailing', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const before = new Date(realTime().getTime() - retentionMs).toISOString();
    const where = 'received_at < ?::timestamptz and outcome is not null';
    await deleteRowsInSlices(this.database, { table: 'inbound_email', where, orderBy: 'received_at' }, [before]);
  }
}
