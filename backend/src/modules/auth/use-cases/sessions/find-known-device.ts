import type { EntityManager } from '@mikro-orm/postgresql';
import { KnownDevice, computeDeviceFingerprint, type DeviceOrigin } from '../../domain/known-device.entity.ts';

/** Finds a device that the user signed in from, also one that was unused for too long; check `isRemembered`. */
export async function findKnownDevice(em: EntityManager, place: DeviceOrigin): Promise<KnownDevice | undefined> {
  const key = { userId: place.userId, fingerprint: computeDeviceFingerprint(place) };
  return (await em.findOne(KnownDevice, key)) ?? undefined;
}
