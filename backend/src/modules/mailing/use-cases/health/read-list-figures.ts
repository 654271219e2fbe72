import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { CachedCounts } from '#platform/database/cached-counts.ts';
import { bounceLimit, complaintLimit } from '../../domain/delivery-limits.ts';
import { MailDefinitions } from '../emails/mail-definitions.ts';
import { EmailProvider, reportsDeliveries } from '../providers/email-provider.ts';
import type { DeliveryCountsView, ListFiguresView } from './mail-health.view.ts';

const days = 30;

@Injectable()
export class ReadListFigures {
  private readonly counts = new CachedCounts({
    read: () => this.count(),
    countRows: ({ sent }) => sent,
    needsOwnWrites: () => this.replica.needsOwnWrites,
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mails: MailDefinitions,
    private readonly provider: EmailProvider,
    private readonly settings: Settings,
    private readonly replica: ReadReplica,
  ) {}

  /** The numbers can be up to a minute old when more than 10,000 emails were sent. */
  async read(): Promise<ListFiguresView> {
    return {
      ...(await this.counts.get()),
      ...{ days, bounceLimit, complaintLimit },
      reportsDeliveries: reportsDeliveries(this.provider, this.settings),
    };
  }

  private async count(): Promise<DeliveryCountsView & { readonly unsubscribed: number }> {
    const since = new Date(this.clock.now().getTime() - days * 86_400_000);
    const [[counts], [left]] = await Promise.all([
      this.database.sql<DeliveryCountsView>(
        `select count(*)::int as sent,
           (count(*) filter (where state in ('delivered', 'complained')))::int as delivered,
           (count(*) filter (where state = 'bounced'))::int as bounced,
           (count(*) filter (where state = 'complained'))::int as complained
         from email_message where sent_at > ? and kind = any(?::text[])`,
        [since, `{${this.mails.list.join(',')}}`],
      ),
      this.database.sql<{ unsubscribed: number }>(
        `select count(distinct email)::int as unsubscribed from consent_record
         where purpose = 'newsletter' and not is_given and at > ?
           and form in ('unsubscribe-link', 'preferences-page', 'account-page', 'staff')`,
        [since],
      ),
    ]);
    const unsubscribed = left?.unsubscribed ?? 0;
    return { ...(counts ?? { sent: 0, delivered: 0, bounced: 0, complained: 0 }), unsubscribed };
  }
}
