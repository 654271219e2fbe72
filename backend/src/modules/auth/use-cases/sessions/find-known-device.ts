import type { EntityManager } from '@mikro-orm/postgresql';
import { KnownDevice, deviceFingerprint, type DeviceOrigin } from '../../domain/known-device.entity.ts';

/** Also returns devices that were not used for too long; check `isRemembered`. */
export async function findKnownDevice(em: EntityManager, place: DeviceOrigin): Promise<KnownDevice | undefined> {
  const key = { userId: place.userId, fingerprint: deviceFingerprint(place) };
  return (await em.findOne(KnownDevice, key)) ?? undefined;
}
