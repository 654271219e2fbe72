import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { decodeIdCursor, toResultPage, type PageQuery } from '#platform/http/page.ts';
import { undoWindowMs, type CampaignStatus, type EmailCampaign } from '../../domain/email-campaign.entity.ts';
import type { EmailMessageState } from '../../domain/email-message.entity.ts';
import { heldBackReason } from './batch-results.ts';
import type { CampaignProgressView, CampaignRecipientPage } from './campaign.view.ts';

export interface RecipientQuery extends PageQuery {
  readonly state?: EmailMessageState | undefined;
  readonly q?: string | undefined;
  readonly heldBack?: boolean | undefined;
}

/** Staff see a wait only after this time, because an attempt may still be running. */
const minWaitMs = 60_000;
const openStatuses: ReadonlySet<CampaignStatus> = new Set(['freezing', 'sending', 'paused']);

interface Row {
  readonly id: string;
  readonly email: string;
  readonly state: EmailMessageState;
  readonly reason: string | null;
  readonly at: string | Date | null;
}

const reasonSql = `coalesce(m.failure, case when m.state = 'bounced' then (
  select e.kind from mail_event e
  where e.address_hash = encode(sha256(convert_to(m.recipient, 'UTF8')), 'hex') and e.provider_id = m.provider_id
    and e.kind in ('bounced', 'soft-bounced')
  order by e.occurred_at desc limit 1) end)`;

@Injectable()
export class CampaignProgress {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async read(campaign: EmailCampaign): Promise<CampaignProgressView> {
    const [sums] = await this.database.sql<
      Omit<CampaignProgressView, 'undoUntil' | 'minutesLeft' | 'queued' | 'waitingSince'>
    >(
      `select (coalesce(sum(jsonb_array_length(recipients)) filter (where state <> 'split'), 0)
           + coalesce(sum(sent + failed + suppressed + held_back + unknown + stopped) filter (where state = 'split'), 0))::int as total,
         coalesce(sum(sent), 0)::int as sent, coalesce(sum(failed), 0)::int as failed,
         coalesce(sum(suppressed), 0)::int as suppressed, coalesce(sum(held_back), 0)::int as "heldBack",
         coalesce(sum(unknown), 0)::int as unknown, coalesce(sum(stopped), 0)::int as stopped
       from email_batch where campaign_id = ?`,
      [campaign.id],
    );
    const known = sums ?? { total: 0, sent: 0, failed: 0, suppressed: 0, heldBack: 0, unknown: 0, stopped: 0 };
    const { total, sent, failed, suppressed, heldBack, unknown, stopped } = known;
    const queued = total - sent - failed - suppressed - heldBack - unknown - stopped;
    const isOpen = campaign.status === 'sending' || campaign.status === 'freezing';
    return {
      ...{ total, queued, sent, failed, suppressed, heldBack, unknown, stopped },
      minutesLeft: isOpen ? Math.ceil(queued / this.settings.mailPerMinute) : null,
      undoUntil: this.findUndoEnd(campaign),
      waitingSince: campaign.status === 'sending' ? await this.findWaitingSince(campaign.id) : null,
    };
  }

  /** Reads only the first email of each batch, because all emails of a batch wait for the same time. */
  private async findWaitingSince(campaignId: string): Promise<string | null> {
    const [row] = await this.database.sql<{ since: string | Date | null }>(
      `select min(coalesce(b.first_attempt_at, m.refused_since)) as since
       from email_batch b left join email_message m
         on m.id = (b.recipients -> 0 ->> 'messageId')::uuid and m.state in ('queued', 'sending')
       where b.campaign_id = ? and b.state in ('queued', 'sending') and b.payload_hash is not null`,
      [campaignId],
    );
    const since = row?.since ? new Date(row.since) : undefined;
    return since && realTime().getTime() - since.getTime() > minWaitMs ? since.toISOString() : null;
  }

  async countSent(campaigns: readonly EmailCampaign[]): Promise<ReadonlyMap<string, number>> {
    const ids = campaigns.filter(({ status }) => openStatuses.has(status)).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const rows = await this.database.sql<{ id: string; sent: number }>(
      `select c.id, coalesce(sum(b.sent), 0)::int as sent
       from unnest(?::uuid[]) c(id) left join email_batch b on b.campaign_id = c.id group by c.id`,
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, sent }) => [id, sent]));
  }

  async listRecipients(campaignId: string, query: RecipientQuery): Promise<CampaignRecipientPage> {
    const { limit, cursor, state, q, heldBack } = query;
    const conditions: readonly (readonly [sql: string, ...params: unknown[]] | undefined)[] = [
      ['m.campaign_id = ?', campaignId],
      state ? ['m.state = ?', state] : undefined,
      heldBack ? [`m.failure = '${heldBackReason}'`] : undefined,
      q ? ['position(search_fold(?) in lower(m.recipient)) > 0', q.replaceAll('\0', '')] : undefined,
      cursor ? ['m.id > ?', decodeIdCursor(cursor)] : undefined,
    ];
    const given = conditions.filter((one) => one !== undefined);
    const rows = await this.database.sql<Row>(
      `select m.id, m.recipient as email, m.state, ${reasonSql} as reason, coalesce(m.sent_at, m.first_attempt_at) as at
       from email_message m where ${given.map(([sql]) => sql).join(' and ')} order by m.id limit ${limit + 1}`,
      given.flatMap(([, ...params]) => params),
    );
    return toResultPage(
      rows,
      limit,
      ({ at, ...row }) => ({ ...row, at: at && new Date(at).toISOString() }),
      ({ id }) => [id],
    );
  }

  private findUndoEnd({ status, sendAt, confirmedRecipients }: EmailCampaign): string | null {
    if (status !== 'scheduled' || !sendAt || confirmedRecipients == null) return null;
    return sendAt.getTime() - this.clock.now().getTime() <= undoWindowMs ? sendAt.toISOString() : null;
  }
}
