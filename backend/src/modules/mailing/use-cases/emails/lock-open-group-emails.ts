import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailMessage } from '../../domain/email-message.entity.ts';

/** Locks the emails of a group that have no result, always in the same order. */
export const lockOpenGroupEmails = (em: EntityManager, batchId: string): Promise<EmailMessage[]> =>
  em.find(
    EmailMessage,
    { batchId, campaignId: null, state: { $in: ['queued', 'sending'] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
