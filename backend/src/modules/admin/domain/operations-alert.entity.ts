import { defineEntity, p } from '@mikro-orm/core';

export const alertNames = [
  'stripe-webhooks',
  'email-webhooks',
  'failed-tasks',
  'outbox-lag',
  'disk',
  'certificate',
  'certificate-expired',
  'certificate-unreadable',
  'bounce-rate',
  'backup',
  'clock',
] as const;
export type AlertName = (typeof alertNames)[number];

/** Time in milliseconds. An alert closes when its cause has been absent for this time. */
const quietMs = 10 * 60_000;
/** Time in milliseconds. If a cause returns within this time, its closed alert opens again without a second email. */
export const alertReopenMs = 6 * 3_600_000;

const OperationsAlertSchema = defineEntity({
  name: 'OperationsAlert',
  tableName: 'operations_alert',
  properties: {
    id: p.uuid().primary(),
    name: p.text().$type<AlertName>(),
    detail: p.text(),
    openedAt: p.datetime().index(),
    overSince: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'operations_alert_open',
      expression:
        'create unique index "operations_alert_open" on "operations_alert" ("name") where "closed_at" is null',
    },
  ],
});

export class OperationsAlert extends OperationsAlertSchema.class {
  seeCause(detail: string): void {
    this.detail = detail;
    this.overSince = null;
    this.closedAt = null;
  }

  seeNoCause(now: Date): boolean {
    this.overSince ??= now;
    if (now.getTime() - this.overSince.getTime() < quietMs) return false;
    this.closedAt = now;
    return true;
  }
}
OperationsAlertSchema.setClass(OperationsAlert);
