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
    lastSeenAt: p.datetime(),
  },
});

/** That an account was signed in to from a kind of browser in a network; outlives the sessions themselves. */
export class KnownDevice extends KnownDeviceSchema.class {
  /** The account is signed in to on it once more. True when it was still remembered. */
  seen(now: Date): boolean {
    const wasRemembered = this.lastSeenAt > rememberedSince(now);
    this.lastSeenAt = now;
    return wasRemembered;
  }
}
KnownDeviceSchema.setClass(KnownDevice);

const rememberedMs = 180 * 86_400_000;

/** A device not seen since is forgotten. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - rememberedMs);

interface Place {
  readonly userId: string;
  readonly ip: string;
  readonly userAgent: string | null | undefined;
}

/** Says nothing by itself, and nothing about two people who use the same machine. */
export const fingerprintOf = ({ userId, ip, userAgent }: Place): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, deviceName(userAgent), networkOf(ip)]))
    .digest('hex');
