import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { InquiryNotFound, MentoringNotFound } from '../domain/errors.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';
import { Mentoring } from '../domain/mentoring.entity.ts';

export async function lockInquiry(em: EntityManager, id: string): Promise<Inquiry> {
  const inquiry = isUuid(id) ? await em.findOne(Inquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!inquiry) throw new InquiryNotFound();
  return inquiry;
}

interface LockedMentoring {
  readonly inquiry: Inquiry;
  readonly mentoring: Mentoring;
}

/** With `userId`, finds only a request of that member. */
export async function lockMentoring(em: EntityManager, id: string, userId?: string): Promise<LockedMentoring> {
  const inquiry = await lockInquiry(em, id).catch((error: unknown) => {
    throw error instanceof InquiryNotFound ? new MentoringNotFound() : error;
  });
  const mentoring = await em.findOne(Mentoring, { inquiryId: inquiry.id, ...(userId && { userId }) });
  if (!mentoring) throw new MentoringNotFound();
  return { inquiry, mentoring };
}
