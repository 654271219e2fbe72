import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../../domain/session.entity.ts';

/** Ends a person's sessions: their browsers are refused from the next request on. Answers how many they were. */
export const endSessions = (
  em: EntityManager,
  which: { readonly userId: string } & FilterQuery<Session>,
): Promise<number> => em.nativeDelete(Session, which);
