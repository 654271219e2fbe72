import { defineEntity, p } from '@mikro-orm/core';
import { createHash } from 'node:crypto';
import { deviceName, networkOf } from './device.ts';
import { User } from './user.entity.ts';

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').primary().deleteRule('cascade'),
    /** See `fingerprintOf`. */
    fingerprint: p.text().primary(),
    firstSeenAt: p.datetime(),
    /** Up to a day before the last sign-in: a device is noted once a day. */
    lastSeenAt: p.datetime(),
  },
});

/** That an account was signed in to from a kind of browser in a network; outlives the sessions themselves. */
export class KnownDevice extends KnownDeviceSchema.class {
  isRemembered(now: Date): boolean {
    return this.lastSeenAt > rememberedSince(now);
  }

  /** Notes a sign-in, at most once a day. */
  noteSignIn(now: Date): void {
    if (now.getTime() - this.lastSeenAt.getTime() >= dayMs) this.lastSeenAt = now;
  }
}
KnownDeviceSchema.setClass(KnownDevice);

const dayMs = 86_400_000;
const rememberedMs = 180 * dayMs;

/** A device not seen since is forgotten. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - rememberedMs);

export interface Place {
  readonly userId: string;
  readonly ip: string;
  readonly userAgent: string | null | undefined;
}

/** Says nothing by itself, and nothing about two people who use the same machine. */
export const fingerprintOf = ({ userId, ip, userAgent }: Place): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, deviceName(userAgent), networkOf(ip)]))
    .digest('hex');
