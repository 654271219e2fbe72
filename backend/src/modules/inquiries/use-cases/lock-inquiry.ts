import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { UnknownInquiry, UnknownMentoring } from '../domain/errors.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';
import { Mentoring } from '../domain/mentoring.entity.ts';

/** Locks the row until the transaction ends. Throws UnknownInquiry. */
export async function lockInquiry(em: EntityManager, id: string): Promise<Inquiry> {
  const inquiry = isUuid(id) ? await em.findOne(Inquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!inquiry) throw new UnknownInquiry();
  return inquiry;
}

interface Locked {
  readonly inquiry: Inquiry;
  readonly mentoring: Mentoring;
}

/**
 * Locks the row until the transaction ends. With `userId`, only a request of that member is found. Throws
 * UnknownMentoring.
 */
export async function lockMentoring(em: EntityManager, id: string, userId?: string): Promise<Locked> {
  const inquiry = await lockInquiry(em, id).catch((error: unknown) => {
    throw error instanceof UnknownInquiry ? new UnknownMentoring() : error;
  });
  const mentoring = await em.findOne(Mentoring, { inquiryId: inquiry.id, ...(userId && { userId }) });
  if (!mentoring) throw new UnknownMentoring();
  return { inquiry, mentoring };
}
