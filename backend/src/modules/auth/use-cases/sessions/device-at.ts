import type { EntityManager } from '@mikro-orm/postgresql';
import { KnownDevice, fingerprintOf, type Place } from '../../domain/known-device.entity.ts';

/** The device at a place, where the account was ever known on it. Whether it still is, `isRemembered` says. */
export async function deviceAt(em: EntityManager, place: Place): Promise<KnownDevice | undefined> {
  const key = { userId: place.userId, fingerprint: fingerprintOf(place) };
  return (await em.findOne(KnownDevice, key)) ?? undefined;
}
