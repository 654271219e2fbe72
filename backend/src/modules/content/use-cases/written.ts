import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SlugTaken } from '../domain/errors.ts';

/** The fields that were sent, without those left out. */
export const given = <Draft extends object>(draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as Draft;

/** Writes what is pending. The slug is all that must be the only one of its kind: throws SlugTaken. */
export async function store(em: EntityManager): Promise<void> {
  await em.flush().catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? new SlugTaken() : error;
  });
}
