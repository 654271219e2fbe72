import { Injectable, Logger } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { buildOpenEventCondition } from '#platform/outbox/open-event-sql.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EndDroppedEmails } from './end-dropped-emails.ts';
import { MailDefinitions } from './mail-definitions.ts';

const minAgeMs = 3_600_000;
const maxPerRun = 1_000;
/** An email of an unknown kind waits this long, because a release that knows the kind may start later. */
const maxUndefinedMs = 5 * 86_400_000;

interface Row {
  readonly id: string;
}

/**
 * Ends open emails and batches without a send task, and emails that no version of the product defines any more. A send
 * task has an open event in the outbox.
 */
@Injectable()
export class EndOrphanedEmails {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly database: Database,
    private readonly dropped: EndDroppedEmails,
    private readonly definitions: MailDefinitions,
  ) {}

  @Schedule({ name: 'mailing.end-orphaned-emails', queue: 'mailing', everySeconds: 3_600 })
  async endOrphans(): Promise<void> {
    const before = new Date(realTime().getTime() - minAgeMs).toISOString();
    const emails = await this.findEmails(before);
    for (const { id } of emails) await this.dropped.endEmail(id);
    const batches = await this.findBatches(before);
    for (const { id } of batches) await this.dropped.endBatch(id);
    const undefinedKinds = await this.findUndefined();
    for (const { id } of undefinedKinds) await this.dropped.endEmail(id, 'unknown-kind');
    const counts = { emails: emails.length, batches: batches.length, undefinedKinds: undefinedKinds.length };
    if (counts.emails + counts.batches + counts.undefinedKinds > 0)
      this.log.warn({ event: 'mail.orphans-ended', ...counts });
  }

  private findEmails(before: string): Promise<Row[]> {
    return this.database.sql<Row>(
      `select m.id from email_message m
       where m.state in ('queued', 'sending') and m.created_at < ?::timestamptz
         and (m.batch_id is null and not ${buildOpenEventCondition('messageId', 'm.id')}
           or m.batch_id is not null and m.campaign_id is null
             and not ${buildOpenEventCondition('batchId', 'm.batch_id')})
       order by m.id limit ${maxPerRun}`,
      [before],
    );
  }

  private findUndefined(): Promise<Row[]> {
    return this.database.sql<Row>(
      `select id from email_message where state in ('queued', 'sending') and created_at < ?::timestamptz
         and not kind = any(string_to_array(?, ',')) order by id limit ${maxPerRun}`,
      [new Date(realTime().getTime() - maxUndefinedMs).toISOString(), this.definitions.names.join(',')],
    );
  }

  /** The batches of a paused campaign have no send task until the campaign continues. */
  private findBatches(before: string): Promise<Row[]> {
    return this.database.sql<Row>(
      `select b.id from email_batch b join email_campaign c on c.id = b.campaign_id
       where b.state in ('queued', 'sending') and c.status in ('sending', 'stopped') and b.created_at < ?::timestamptz
         and not ${buildOpenEventCondition('batchId', 'b.id')}
       order by b.id limit ${maxPerRun}`,
      [before],
    );
  }
}
