import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { spreadsheetCsv } from '#platform/http/csv.ts';
import { CampaignStatistics } from './campaign-statistics.ts';
import type { CampaignStatisticsView } from './campaign.view.ts';
import { ReadCampaigns } from './read-campaigns.ts';

interface StatisticsFile {
  readonly name: string;
  readonly text: string;
}

const maxLinks = 1_000;
const columns = ['Figure', 'Value', 'Percent of sent'];

/** The file contains sums only, never a person. */
@Injectable()
export class ExportCampaignStatistics {
  constructor(
    private readonly campaigns: ReadCampaigns,
    private readonly statistics: CampaignStatistics,
  ) {}

  async export(id: string): Promise<StatisticsFile> {
    const { subject, startedAt, finishedAt } = await this.campaigns.findEntity(id);
    const figures = await this.statistics.read(id);
    const rows = [
      ['Subject', subject, ''],
      ['Started at (UTC)', startedAt?.toISOString() ?? '', ''],
      ['Ended at (UTC)', finishedAt?.toISOString() ?? '', ''],
      ...listCounts(figures),
      ...figures.links.slice(0, maxLinks).map(({ url, clicks }) => [`Clicks on ${url}`, clicks, '']),
    ];
    return {
      name: startedAt ? `campaign-${startedAt.toISOString().slice(0, 10)}.csv` : 'campaign.csv',
      text: stringify(rows, { header: true, columns, ...spreadsheetCsv }),
    };
  }
}

function listCounts(figures: CampaignStatisticsView): (string | number)[][] {
  const { sent, delivered, bounced, complained, unsubscribed, clicks, reportsDeliveries } = figures;
  const count = (name: string, emails: number) => [name, emails, sent > 0 ? ((100 * emails) / sent).toFixed(2) : ''];
  const reported = [count('Delivered', delivered), count('Bounced', bounced), count('Marked as spam', complained)];
  return [
    ['Sent', sent, ''],
    ...(reportsDeliveries ? reported : []),
    count('Unsubscribed', unsubscribed),
    ['Clicks', clicks, ''],
  ];
}
