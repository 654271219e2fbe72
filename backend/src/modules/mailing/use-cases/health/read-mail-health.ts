import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { CachedCounts } from '#platform/database/cached-counts.ts';
import { bounceLimit, complaintLimit } from '../../domain/delivery-limits.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailProvider, reportsDeliveries } from '../providers/email-provider.ts';
import type { DeliveryCountsView, DomainDeliveryView, MailHealthView } from './mail-health.view.ts';

const days = 30;
const maxDomains = 20;
const maxUnknown = 50;

type Row = Omit<DomainDeliveryView, 'domain'> & { readonly domain: string | null };

@Injectable()
export class ReadMailHealth {
  private readonly deliveries = new CachedCounts({
    read: () => this.countDeliveries(),
    countRows: ({ total }) => total.sent,
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly provider: EmailProvider,
    private readonly settings: Settings,
  ) {}

  private async countDeliveries(): Promise<Pick<MailHealthView, 'total' | 'domains'>> {
    const since = new Date(this.clock.now().getTime() - days * 86_400_000);
    // The first row is the total and has no domain.
    const [all, ...domains] = await this.database.sql<Row>(
      `select split_part(recipient, '@', 2) as domain, count(*)::int as sent,
         (count(*) filter (where state in ('delivered', 'complained')))::int as delivered,
         (count(*) filter (where state = 'bounced'))::int as bounced,
         (count(*) filter (where state = 'complained'))::int as complained
       from email_message where sent_at > ?
       group by grouping sets ((), (split_part(recipient, '@', 2)))
       order by grouping(split_part(recipient, '@', 2)) desc, sent desc, domain
       limit ?`,
      [since, maxDomains + 1],
    );
    return { total: toCounts(all), domains: domains.map((row) => ({ ...row, domain: row.domain ?? '' })) };
  }

  /** The delivery numbers can be up to a minute old when more than 10,000 emails were sent. */
  async read(): Promise<MailHealthView> {
    const [{ total, domains }, [unknown, unknownCount]] = await Promise.all([
      this.deliveries.get(),
      this.database
        .em()
        .findAndCount(
          EmailMessage,
          { state: 'unknown' },
          { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maxUnknown },
        ),
    ]);
    return {
      provider: this.provider.name,
      reportsDeliveries: reportsDeliveries(this.provider, this.settings),
      days,
      total,
      bounceLimit,
      complaintLimit,
      domains,
      unknownCount,
      unknownEmails: unknown.map(({ id, kind, recipient, state, failure = null, createdAt }) => ({
        id,
        kind,
        recipient,
        state,
        failure,
        createdAt,
      })),
    };
  }
}

const toCounts = ({ sent = 0, delivered = 0, bounced = 0, complained = 0 }: Partial<Row> = {}): DeliveryCountsView => ({
  sent,
  delivered,
  bounced,
  complained,
});
