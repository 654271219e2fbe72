import type { EntityManager } from '@mikro-orm/postgresql';
import { KnownDevice, fingerprintOf, type Place } from '../../domain/known-device.entity.ts';

/** Also returns devices that are no longer remembered; check `isRemembered`. */
export async function deviceAt(em: EntityManager, place: Place): Promise<KnownDevice | undefined> {
  const key = { userId: place.userId, fingerprint: fingerprintOf(place) };
  return (await em.findOne(KnownDevice, key)) ?? undefined;
}
