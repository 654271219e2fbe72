import { defineEntity, p } from '@mikro-orm/core';
import { createHash } from 'node:crypto';
import { formatDeviceName, toIpNetwork } from './device.ts';
import { User } from './user.entity.ts';

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').primary().deleteRule('cascade'),
    fingerprint: p.text().primary(),
    firstSeenAt: p.datetime(),
    lastSeenAt: p.datetime().index(),
  },
});

export class KnownDevice extends KnownDeviceSchema.class {
  isRemembered(now: Date): boolean {
    return this.lastSeenAt > getDeviceExpiryCutoff(now);
  }

  recordSignIn(now: Date): void {
    if (this.lastSeenAt <= getDeviceUpdateCutoff(now)) this.lastSeenAt = now;
  }
}
KnownDeviceSchema.setClass(KnownDevice);

const dayMs = 86_400_000;
const rememberedMs = 180 * dayMs;

export const getDeviceUpdateCutoff = (now: Date): Date => new Date(now.getTime() - dayMs);

export const getDeviceExpiryCutoff = (now: Date): Date => new Date(now.getTime() - rememberedMs);

export interface DeviceOrigin {
  readonly userId: string;
  readonly ip: string;
  readonly userAgent: string | null | undefined;
}

export const computeDeviceFingerprint = ({ userId, ip, userAgent }: DeviceOrigin): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, formatDeviceName(userAgent), toIpNetwork(ip)]))
    .digest('hex');
