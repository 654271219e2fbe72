import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { FindStaff } from '#modules/auth/index.ts';
import { QueueEmails } from '#modules/mailing/index.ts';
import { OperationsAlert, alertReopenMs, type AlertName } from '../../domain/operations-alert.entity.ts';
import { AlertChecks } from './alert-checks.ts';
import { alertTexts } from './alert-texts.ts';

@Injectable()
export class CheckAlerts {
  private readonly log = new Logger('alerts');

  constructor(
    private readonly tx: Transaction,
    private readonly checks: AlertChecks,
    private readonly staff: FindStaff,
    private readonly queueEmails: QueueEmails,
  ) {}

  @Schedule({
    name: 'admin.check-alerts',
    queue: 'billing-mail',
    everySeconds: (settings) => settings.alertCheckSeconds,
  })
  async checkAll(): Promise<void> {
    for (const { name, findCause } of this.checks.all) {
      try {
        await this.apply(name, await findCause());
      } catch (err) {
        this.log.warn({ event: 'alert.not-checked', alert: name, err });
      }
    }
  }

  private apply(name: AlertName, cause: string | undefined): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await acquireTransactionLock(em, `operations-alert:${name}`);
      const now = realTime();
      const open = await em.findOne(OperationsAlert, { name, closedAt: null });
      const recent = open ?? (cause === undefined ? null : await this.findRecent(em, name, now));
      if (cause === undefined) {
        if (open?.seeNoCause(now)) await this.notify(open, 'over');
      } else if (recent) {
        recent.seeCause(cause);
      } else {
        const alert = { id: newId(), name, detail: cause, openedAt: now, overSince: null, closedAt: null };
        await this.notify(em.create(OperationsAlert, alert), 'open');
      }
    });
  }

  private findRecent(em: EntityManager, name: AlertName, now: Date): Promise<OperationsAlert | null> {
    const closedAt = { $gt: new Date(now.getTime() - alertReopenMs) };
    return em.findOne(OperationsAlert, { name, closedAt }, { orderBy: { closedAt: 'desc' } });
  }

  private async notify({ id, name, detail, openedAt }: OperationsAlert, change: 'open' | 'over'): Promise<void> {
    this.log.warn({ event: `alert.${change}`, alert: name, detail });
    for (const { email, firstName } of await this.staff.listAdministrators())
      await this.queueEmails.queue({
        ...{
          kind: 'operations-alert',
          dedupeKey: `operations-alert:${id}:${change}:${email}`,
          recipient: email,
          firstName,
        },
        facts: { ...alertTexts[name], detail, isOver: change === 'over', openedAt: openedAt.toISOString() },
      });
  }
}
