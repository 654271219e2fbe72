import { LockMode, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailMessage } from '../../domain/email-message.entity.ts';

/**
 * Deletes the emails of a person. The content of an email in an attempted group stays until the request has a result,
 * because the provider rejects a repeated request with other emails.
 */
export async function eraseEmails(em: EntityManager, where: FilterQuery<EmailMessage>): Promise<void> {
  const isOpenInGroup = { batchId: { $ne: null }, campaignId: null, state: { $in: ['queued', 'sending'] } } as const;
  // The lock waits until another transaction has prepared the first attempt of the group.
  const open = await em.find(
    EmailMessage,
    { $and: [where, isOpenInGroup] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const message of open) if (message.isAttempted()) message.erase();
  await em.flush();
  await em.nativeDelete(EmailMessage, where);
}
