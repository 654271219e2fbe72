import { LockMode, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailMessage } from '../../domain/email-message.entity.ts';

/**
 * Deletes emails of a person. An email of a group that the provider may have accepted stays without data about the
 * person until the request has a result, because the provider refuses a repeated request with other emails.
 */
export async function eraseEmails(em: EntityManager, where: FilterQuery<EmailMessage>): Promise<void> {
  const isOpenInGroup = { batchId: { $ne: null }, campaignId: null, state: { $in: ['queued', 'sending'] } } as const;
  // Waits for a first attempt that is being prepared.
  const open = await em.find(
    EmailMessage,
    { $and: [where, isOpenInGroup] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const message of open) if (message.isAttempted()) message.erase();
  await em.flush();
  await em.nativeDelete(EmailMessage, where);
}
