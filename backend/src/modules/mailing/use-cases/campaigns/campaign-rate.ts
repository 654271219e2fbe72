import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import type { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import type { CampaignRateView } from './campaign.view.ts';

const minuteMs = 60_000;
const maxMinutes = 60;

@Injectable()
export class CampaignRate {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Sums the stored counts of batches. Open pages read the rate often, so counting all emails would take too long. */
  async read({ id, status, startedAt }: EmailCampaign): Promise<CampaignRateView> {
    const limit = this.settings.mailPerMinute;
    if (!startedAt) return { limit, minutes: [] };
    const counts = await this.countLatest(id);
    if (counts.size === 0) return { limit, minutes: [] };
    const last = Math.max(...counts.keys(), status === 'sending' ? toMinute(this.clock.now().getTime()) : 0);
    const first = Math.max(Math.min(...counts.keys()), last - maxMinutes + 1);
    const minutes = Array.from({ length: last - first + 1 }, (_, index) => ({
      at: new Date((first + index) * minuteMs).toISOString(),
      emails: counts.get(first + index) ?? 0,
    }));
    return { limit, minutes };
  }

  private async countLatest(campaignId: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.sql<{ minute: number; emails: number }>(
      `select floor(extract(epoch from done_at) / 60)::int as minute, sum(sent)::int as emails
       from email_batch where campaign_id = ? and sent > 0 and done_at is not null
       group by minute order by minute desc limit ${maxMinutes}`,
      [campaignId],
    );
    return new Map(rows.map(({ minute, emails }) => [minute, emails]));
  }
}

const toMinute = (ms: number): number => Math.floor(ms / minuteMs);
