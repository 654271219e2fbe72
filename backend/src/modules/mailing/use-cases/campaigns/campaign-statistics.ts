import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { CampaignLink } from '../../domain/campaign-link.entity.ts';
import { bounceLimit, complaintLimit } from '../../domain/delivery-limits.ts';
import { EmailProvider, reportsDeliveries } from '../providers/email-provider.ts';
import type { CampaignStatisticsView } from './campaign.view.ts';

type Counts = Pick<CampaignStatisticsView, 'sent' | 'delivered' | 'bounced' | 'complained' | 'unsubscribed'>;

const unsubscribeDays = 7;

/** Opens are not counted, because emails have no tracking pixel. */
@Injectable()
export class CampaignStatistics {
  constructor(
    private readonly database: Database,
    private readonly provider: EmailProvider,
    private readonly settings: Settings,
  ) {}

  async read(campaignId: string): Promise<CampaignStatisticsView> {
    const [[counts], links] = await Promise.all([
      this.database.sql<Counts>(
        `select (count(*) filter (where m.sent_at is not null))::int as sent,
           (count(*) filter (where m.state in ('delivered', 'complained')))::int as delivered,
           (count(*) filter (where m.state = 'bounced'))::int as bounced,
           (count(*) filter (where m.state = 'complained'))::int as complained,
           (count(*) filter (where m.sent_at is not null and exists (
             select from consent_record c where c.email = m.recipient and c.purpose = 'newsletter'
               and not c.is_given and c.form in ('unsubscribe-link', 'preferences-page')
               and c.at >= m.sent_at and c.at < m.sent_at + interval '${unsubscribeDays} days')))::int as unsubscribed
         from email_message m where m.campaign_id = ?`,
        [campaignId],
      ),
      this.database.em().find(CampaignLink, { campaignId }, { orderBy: { clicks: 'desc', url: 'asc' } }),
    ]);
    const known = counts ?? { sent: 0, delivered: 0, bounced: 0, complained: 0, unsubscribed: 0 };
    return {
      ...known,
      ...{ bounceLimit, complaintLimit, provider: this.provider.name },
      reportsDeliveries: reportsDeliveries(this.provider, this.settings),
      clicks: links.reduce((sum, { clicks }) => sum + clicks, 0),
      links: links.map(({ url, clicks }) => ({ url, clicks })),
    };
  }
}
