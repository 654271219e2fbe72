import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { createLowestIdForTime } from '#kernel/id.ts';
import { RestoreReconciliation, type RestoredData } from '#platform/backup/restore-reconciliation.ts';
import type { RunQuery } from '#platform/database/connect-once.ts';
import { Database } from '#platform/database/database.ts';
import type { CampaignStatus } from '../../domain/email-campaign.entity.ts';
import { restoredReason, type EmailMessageState } from '../../domain/email-message.entity.ts';
import { ResetRestoredBatches } from './reset-restored-batches.ts';

const sliceSize = 1_000;
const overlapMs = 3_600_000;
const noId = '00000000-0000-0000-0000-000000000000';

interface FormerEmail {
  readonly id: string;
  readonly state: EmailMessageState;
  readonly first_attempt_at: string | null;
  readonly failure: string | null;
}

interface OpenEmail {
  readonly id: string;
  readonly isUntouched: boolean;
}

/** After a restore, each open email that may have been sent becomes `unknown` and is not sent again. */
@Injectable()
export class MarkRestoredEmailsUnknown implements OnModuleInit {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly restores: RestoreReconciliation,
    private readonly batches: ResetRestoredBatches,
  ) {}

  onModuleInit(): void {
    this.restores.connect('emails', (restored) => this.settle(restored));
  }

  private async settle(restored: RestoredData): Promise<void> {
    const { dataAt, former } = restored;
    const since = new Date(dataAt.getTime() - overlapMs);
    await this.settleOpen(restored);
    if (former) {
      await this.takeOverNew(former, since);
      await this.takeOverSuppressions(former, since);
    }
    await this.batches.reset();
    await this.holdCampaigns(restored);
  }

  private async settleOpen({ former, exchangedAt, isUndo }: RestoredData): Promise<void> {
    const end = createLowestIdForTime(exchangedAt);
    let held = 0;
    // The row of an erased email serves only to repeat its request, and no request is repeated after a restore.
    await this.database.sql(`delete from email_message where recipient = '' and state in ('queued', 'sending')`);
    for (let last: string | undefined = noId; last !== undefined;) {
      const open: OpenEmail[] = await this.database.sql<OpenEmail>(
        `select id, state = 'queued' and first_attempt_at is null as "isUntouched" from email_message
         where state in ('queued', 'sending') and id > ?::uuid and id < ?::uuid order by id limit ${sliceSize}`,
        [last, end],
      );
      const ids = open.map(({ id }) => id);
      const known = former
        ? await former<{ email: FormerEmail }>(`select ${asJson} as email from email_message m where id = any($1)`, [
            ids,
          ])
        : [];
      const emails = new Map(known.map(({ email }) => [email.id, email]));
      const ended = open.flatMap(({ id, isUntouched }) => {
        const email = emails.get(id);
        if (isUnsent(email)) return [];
        if (isUndo && isUntouched && (!email || email.failure === restoredReason)) return [];
        return [email && !isOpen(email) ? email : { id, state: 'unknown' as const, failure: restoredReason }];
      });
      await this.database.sql(
        `update email_message m set state = r.state, failure = r.failure, provider_id = r.provider_id,
           sent_at = r.sent_at, frozen_email = null
         from jsonb_populate_recordset(null::email_message, ?::jsonb) r where m.id = r.id`,
        [JSON.stringify(ended)],
      );
      const released = open.filter(({ id, isUntouched }) => !isUntouched && isUnsent(emails.get(id)));
      await this.database.sql(
        `update email_message set state = 'queued', first_attempt_at = null, frozen_email = null
         where id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
        [JSON.stringify(released.map(({ id }) => id))],
      );
      held += ended.filter(({ state }) => state === 'unknown').length;
      last = ids.length === sliceSize ? ids.at(-1) : undefined;
    }
    this.log.log({ event: 'mail.restored', held });
  }

  /** Copies emails that were stored after the backup, so that none of them is sent again. */
  private async takeOverNew(former: RunQuery, since: Date): Promise<void> {
    for (let last: string | undefined = createLowestIdForTime(since); last !== undefined;) {
      const rows: { email: FormerEmail }[] = await former<{ email: FormerEmail }>(
        `select ${asJson} as email from email_message m where id > $1 and recipient <> '' order by id limit ${sliceSize}`,
        [last],
      );
      const emails = rows.map(({ email }) =>
        isOpen(email) ? { ...email, state: 'unknown' as const, failure: restoredReason } : email,
      );
      await this.database.sql(
        `update email_message m set state = r.state, failure = r.failure, provider_id = r.provider_id,
           sent_at = r.sent_at, frozen_email = null
         from jsonb_populate_recordset(null::email_message, ?::jsonb) r
         where m.dedupe_key = r.dedupe_key and m.id <> r.id and m.state in ('queued', 'sending')`,
        [JSON.stringify(emails)],
      );
      await this.database.sql(
        `insert into email_message (id, kind, dedupe_key, recipient, first_name, user_id, facts, subscriber_id,
           campaign_id, batch_id, state, provider_id, failure, created_at, first_attempt_at, sent_at)
         select r.id, r.kind, r.dedupe_key, r.recipient, r.first_name, r.user_id, r.facts, s.id, c.id, r.batch_id,
           r.state, r.provider_id, r.failure, r.created_at, r.first_attempt_at, r.sent_at
         from jsonb_populate_recordset(null::email_message, ?::jsonb) r
           left join email_subscriber s on s.id = r.subscriber_id left join email_campaign c on c.id = r.campaign_id
         on conflict do nothing`,
        [JSON.stringify(emails)],
      );
      last = emails.length === sliceSize ? emails.at(-1)?.id : undefined;
    }
  }

  private async takeOverSuppressions(former: RunQuery, since: Date): Promise<void> {
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows: { row: { address_hash: string } }[] = await former<{ row: { address_hash: string } }>(
        `select to_jsonb(s) as row from email_suppression s where created_at >= $1 and address_hash > $2
         order by address_hash limit ${sliceSize}`,
        [since, last],
      );
      await this.database.sql(
        `insert into email_suppression select r.* from jsonb_populate_recordset(null::email_suppression, ?::jsonb) r
         on conflict do nothing`,
        [JSON.stringify(rows.map(({ row }) => row))],
      );
      last = rows.length === sliceSize ? rows.at(-1)?.row.address_hash : undefined;
    }
  }

  private async holdCampaigns({ former, isUndo }: RestoredData): Promise<void> {
    const later = isUndo ? undefined : former;
    const rows = await later?.<{ id: string; status: CampaignStatus }>(
      `select id, status from email_campaign where status in ('scheduled', 'sending', 'done')`,
    );
    const listIds = (...statuses: CampaignStatus[]) =>
      JSON.stringify((rows ?? []).filter(({ status }) => statuses.includes(status)).map(({ id }) => id));
    const isNotIn = later ? `id not in (select jsonb_array_elements_text(?::jsonb)::uuid)` : '?::jsonb is null';
    await this.database.sql(
      `update email_campaign set status = 'draft', send_at = null, started_by = null, confirmed_recipients = null
       where status = 'scheduled' and (send_at <= ? or ${isNotIn})`,
      [this.clock.now(), listIds('scheduled')],
    );
    await this.database.sql(
      `update email_campaign set status = 'paused', pause_reason = 'staff'
       where status = 'freezing' or (status = 'sending' and ${isNotIn})`,
      [listIds('sending', 'done')],
    );
  }
}

/** The rendered email is left out, because it is large and not needed in a final state. */
const asJson = `to_jsonb(m) - 'frozen_email'`;
const isUnsent = (email: FormerEmail | undefined): boolean =>
  email?.state === 'queued' && email.first_attempt_at === null;
const isOpen = ({ state }: FormerEmail): boolean => state === 'queued' || state === 'sending';
