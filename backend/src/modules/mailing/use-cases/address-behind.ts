import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailMessage } from '../domain/email-message.entity.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import type { UnsubscribeClaim } from '../domain/unsubscribe-token.ts';

/** The address that a link to stop letters was sent to; undefined when nothing is known of it any more. */
export async function addressBehind(em: EntityManager, { of, id }: UnsubscribeClaim): Promise<string | undefined> {
  if (of === 'subscriber') return (await em.findOne(EmailSubscriber, { id }))?.email;
  return (await em.findOne(EmailMessage, { id }))?.recipient;
}
