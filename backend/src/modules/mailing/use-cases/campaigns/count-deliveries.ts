import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryCounts } from '../../domain/delivery-limits.ts';

export async function countDeliveries(em: EntityManager, campaignId: string): Promise<DeliveryCounts> {
  await em.flush();
  const [counts] = await em.execute<DeliveryCounts[]>(
    `select (select coalesce(sum(sent), 0)::int from email_batch where campaign_id = ?) as sent,
       count(*) filter (where state = 'bounced')::int as bounced,
       count(*) filter (where state = 'complained')::int as complained
     from email_message where campaign_id = ? and state in ('bounced', 'complained')`,
    [campaignId, campaignId],
  );
  return counts ?? { sent: 0, bounced: 0, complained: 0 };
}
