import type { EntityManager } from '@mikro-orm/postgresql';
import { KnownDevice, computeDeviceFingerprint, type DeviceOrigin } from '../../domain/known-device.entity.ts';

/** The device may be too old to count as known, so also check `isRemembered`. */
export async function findKnownDevice(em: EntityManager, place: DeviceOrigin): Promise<KnownDevice | undefined> {
  const key = { userId: place.userId, fingerprint: computeDeviceFingerprint(place) };
  return (await em.findOne(KnownDevice, key)) ?? undefined;
}
