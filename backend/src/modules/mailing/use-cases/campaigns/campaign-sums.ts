import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import type { CampaignStatus, EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { EmailProvider, reportsDeliveries } from '../providers/email-provider.ts';
import type { CampaignResultsView } from './campaign.view.ts';

type Sums = { readonly [Count in 'sent' | 'delivered' | 'clicks']: number };

const countedStatuses: ReadonlySet<CampaignStatus> = new Set(['paused', 'done', 'stopped']);
const maxCampaigns = 1_000;
/** Caches sums for a minute, because open pages read the list every 15 seconds and counting 100,000 emails is slow. */
const freshMs = 60_000;
/** Sums of older campaigns are cached for an hour, because few people click a link after a week. */
const oldAfterMs = 7 * 86_400_000;
const freshOldMs = 3_600_000;

@Injectable()
export class CampaignSums {
  private readonly counted = new LRUCache<string, Promise<Sums | undefined>>({ max: maxCampaigns });

  constructor(
    private readonly database: Database,
    private readonly provider: EmailProvider,
    private readonly settings: Settings,
  ) {}

  async read(campaigns: readonly EmailCampaign[]): Promise<ReadonlyMap<string, CampaignResultsView>> {
    const wanted = campaigns.filter(({ status }) => countedStatuses.has(status));
    this.countMissing(wanted.filter((campaign) => !this.counted.has(getKey(campaign))));
    const isReported = reportsDeliveries(this.provider, this.settings);
    const results = new Map<string, CampaignResultsView>();
    for (const campaign of wanted) {
      const sums = await this.counted.get(getKey(campaign));
      if (sums) results.set(campaign.id, { ...sums, delivered: isReported ? sums.delivered : null });
    }
    return results;
  }

  /** Stores the promise of the count, so that requests at the same time do not count again. */
  private countMissing(campaigns: readonly EmailCampaign[]): void {
    const counting = this.count(campaigns.map(({ id }) => id));
    for (const campaign of campaigns) {
      const sums = counting.then((all) => all.get(campaign.id));
      sums.catch(() => this.counted.delete(getKey(campaign)));
      const isOld = realTime().getTime() - (campaign.finishedAt?.getTime() ?? Infinity) > oldAfterMs;
      this.counted.set(getKey(campaign), sums, { ttl: isOld ? freshOldMs : freshMs });
    }
    counting.catch(() => undefined);
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
    return new Map(rows.map(({ id, ...sums }) => [id, sums]));
  }
}

const getKey = ({ id, status }: EmailCampaign): string => `${id} ${status}`;
