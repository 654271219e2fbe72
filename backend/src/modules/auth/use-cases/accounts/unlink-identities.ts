import type { EntityManager } from '@mikro-orm/postgresql';
import { Identity } from '../../domain/identity.entity.ts';

/** Takes every way in from an account but that of its address, which is the account itself. */
export async function unlinkIdentities(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(Identity, { userId, id: { $ne: userId } });
}
