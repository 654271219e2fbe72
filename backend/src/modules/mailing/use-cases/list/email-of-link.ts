import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import type { UnsubscribeClaim } from '../../domain/unsubscribe-token.ts';

/** The email that an unsubscribe link was sent to; undefined when it is no longer stored. */
export async function emailOfLink(em: EntityManager, { of, id }: UnsubscribeClaim): Promise<string | undefined> {
  if (of === 'subscriber') return (await em.findOne(EmailSubscriber, { id }))?.email;
  return (await em.findOne(EmailMessage, { id }))?.recipient;
}
