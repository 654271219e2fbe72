import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { UnknownInquiry } from '../domain/errors.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';

/** Loads an inquiry and locks it until the transaction ends. Throws UnknownInquiry. */
export async function lockInquiry(em: EntityManager, id: string): Promise<Inquiry> {
  const inquiry = isUuid(id) ? await em.findOne(Inquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!inquiry) throw new UnknownInquiry();
  return inquiry;
}
