import type { EntityManager } from '@mikro-orm/postgresql';
import { hashEmail, maskEmail } from '../../domain/email-hash.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';

export async function copySuppression(
  em: EntityManager,
  { from, to, isToSubscribed }: { from: string; to: string; isToSubscribed: boolean },
): Promise<void> {
  await em.execute(
    `insert into email_suppression (address_hash, reason, masked_email, detail, created_at)
     select ?, reason, ?, detail, created_at from email_suppression
     where address_hash = ? and (reason = 'complained' or (reason <> 'bounced' and not ?::boolean))
     on conflict (address_hash) do update set reason = excluded.reason, detail = excluded.detail
       where excluded.reason = 'complained'`,
    [hashEmail(to), maskEmail(to), hashEmail(from), isToSubscribed],
  );
}

export async function moveLabels(em: EntityManager, from: string, to: string): Promise<void> {
  await em.execute(
    `insert into email_label (email, label, added_at) select ?, label, added_at from email_label where email = ?
     on conflict do nothing`,
    [to, from],
  );
  await em.execute('delete from email_label where email = ?', [from]);
}

export async function moveHistory(em: EntityManager, from: EmailSubscriber, to: EmailSubscriber): Promise<void> {
  await em.execute('update email_message set subscriber_id = ? where subscriber_id = ?', [to.id, from.id]);
  for (const [table, columns] of [
    ['campaign_click', 'link_id, at'],
    ['list_email_day', 'day, message_id'],
  ] as const) {
    await em.execute(
      `insert into ${table} (subscriber_id, ${columns}) select ?, ${columns} from ${table} where subscriber_id = ?
       on conflict do nothing`,
      [to.id, from.id],
    );
    await em.execute(`delete from ${table} where subscriber_id = ?`, [from.id]);
  }
}
