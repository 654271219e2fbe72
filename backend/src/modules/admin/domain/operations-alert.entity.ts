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
] as const;
export type AlertName = (typeof alertNames)[number];

/** An alert ends after this time in ms without its cause. */
const quietMs = 10 * 60_000;
/** A cause that returns within this time in ms sends no second email. */
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
