import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import type { CampaignStatus, EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { EmailProvider, reportsDeliveries } from '../providers/email-provider.ts';
import type { CampaignResultsView } from './campaign.view.ts';

type Sums = { readonly [Count in 'sent' | 'delivered' | 'clicks']: number };

const countedStatuses: ReadonlySet<CampaignStatus> = new Set(['paused', 'done', 'stopped']);
const maxCampaigns = 1_000;
/** Open pages read the list every 15 seconds, and counting 100,000 emails is expensive. */
const freshMs = 60_000;

@Injectable()
export class CampaignSums {
  private readonly counted = new LRUCache<string, Sums>({ max: maxCampaigns, ttl: freshMs });

  constructor(
    private readonly database: Database,
    private readonly provider: EmailProvider,
    private readonly settings: Settings,
  ) {}

  async read(campaigns: readonly EmailCampaign[]): Promise<ReadonlyMap<string, CampaignResultsView>> {
    const wanted = campaigns.filter(({ status }) => countedStatuses.has(status)).map(({ id }) => id);
    const known = new Map(wanted.map((id) => [id, this.counted.get(id)]));
    const added = await this.count(wanted.filter((id) => !known.get(id)));
    const isReported = reportsDeliveries(this.provider, this.settings);
    return new Map(
      wanted.flatMap((id) => {
        const sums = known.get(id) ?? added.get(id);
        return sums ? [[id, { ...sums, delivered: isReported ? sums.delivered : null }]] : [];
      }),
    );
  }

  private async count(ids: readonly string[]): Promise<ReadonlyMap<string, Sums>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.sql<Sums & { id: string }>(
      `select c.id, m.sent, m.delivered,
         (select coalesce(sum(l.clicks), 0)::int from campaign_link l where l.campaign_id = c.id) as clicks
       from unnest(?::uuid[]) c(id) cross join lateral (
         select (count(*) filter (where sent_at is not null))::int as sent,
           (count(*) filter (where state in ('delivered', 'complained')))::int as delivered
         from email_message where campaign_id = c.id) m`,
      [`{${ids.join(',')}}`],
    );
    for (const { id, ...sums } of rows) this.counted.set(id, sums);
    return new Map(rows.map(({ id, ...sums }) => [id, sums]));
  }
}
