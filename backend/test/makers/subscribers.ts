import type { World } from '../world.ts';

interface SubscriberValues {
  readonly source?: string;
  readonly firstName?: string;
  readonly at?: string;
  readonly isConfirmed?: boolean;
  readonly leftAt?: string;
}

export async function addSubscriber(
  world: World,
  email: string,
  { source = 'footer', firstName, at = '2026-01-01', isConfirmed = true, leftAt }: SubscriberValues = {},
): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `insert into email_subscriber (id, email, first_name, source, subscribed_at, confirmed_at, unsubscribed_at, reflections)
     values (gen_random_uuid(), $1, $2, $3, $4, $5::timestamptz, $6::timestamptz, 'none') returning id`,
    [email, firstName, source, at, isConfirmed ? at : null, leftAt],
  );
  await world.sql(
    `insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
     select $1, $2, 'newsletter', true, 'before-ledger', id, now() from consent_text where name = 'before-ledger'`,
    [email, row!.id],
  );
  return row!.id;
}

export const suppressEmail = (world: World, email: string): Promise<object[]> =>
  world.sql(`insert into email_suppression values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'bounced', now())`, [
    email,
  ]);

export const recordTrackingDecision = (
  world: World,
  { email, subscriberId, isGiven }: { email: string; subscriberId: string; isGiven: boolean },
): Promise<object[]> =>
  world.sql(
    `insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
     select $1, $2, 'click-tracking', $3, 'before-ledger', id, now() from consent_text where name = 'before-ledger'`,
    [email, subscriberId, isGiven],
  );
