import type { EntityManager } from '@mikro-orm/postgresql';
import { KnownDevice, computeDeviceFingerprint, type DeviceOrigin } from '../../domain/known-device.entity.ts';

/** A device that was not used for a long time no longer counts as known, so also check `isRemembered`. */
export async function findKnownDevice(em: EntityManager, place: DeviceOrigin): Promise<KnownDevice | undefined> {
  const key = { userId: place.userId, fingerprint: computeDeviceFingerprint(place) };
  return (await em.findOne(KnownDevice, key)) ?? undefined;
}
