import type { EntityManager } from '@mikro-orm/postgresql';
import { UnknownInquiry, UnknownMentoring } from '../../domain/errors.ts';
import type { Inquiry } from '../../domain/inquiry.entity.ts';
import { Mentoring } from '../../domain/mentoring.entity.ts';
import { lockInquiry } from '../lock-inquiry.ts';

interface Locked {
  readonly inquiry: Inquiry;
  readonly mentoring: Mentoring;
}

/** Loads a request for mentoring and locks it until the transaction ends; with a user, their own. Throws UnknownMentoring. */
export async function lockMentoring(em: EntityManager, id: string, userId?: string): Promise<Locked> {
  const inquiry = await lockInquiry(em, id).catch((error: unknown) => {
    throw error instanceof UnknownInquiry ? new UnknownMentoring() : error;
  });
  const mentoring = await em.findOne(Mentoring, { inquiryId: inquiry.id, ...(userId && { userId }) });
  if (!mentoring) throw new UnknownMentoring();
  return { inquiry, mentoring };
}
