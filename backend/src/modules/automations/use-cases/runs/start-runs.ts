import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import type { Tier } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { FindMailingPerson } from '#modules/mailing/index.ts';
import { Automation, AutomationStep } from '../../domain/automation.entity.ts';
import { AutomationRun } from '../../domain/automation-run.entity.ts';
import type { TriggeredPerson } from '../triggers/trigger.ts';

const hourMs = 3_600_000;

export interface TriggerOccurrence {
  readonly trigger: string;
  readonly label?: string | undefined;
  readonly occurredAt: Date;
  /** Called only when an active automation has this trigger and label. */
  findPeople(): Promise<readonly TriggeredPerson[]>;
}

@Injectable()
export class StartAutomationRuns {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly mailing: FindMailingPerson,
    private readonly entitlement: ReadEntitlement,
  ) {}

  start({ trigger, label, occurredAt, findPeople }: TriggerOccurrence): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const automations = await em.find(Automation, { trigger, activeSince: { $lte: occurredAt } });
      const matching = automations.filter(({ triggerLabel }) => !triggerLabel || triggerLabel === label);
      if (matching.length === 0) return;
      const people = await findPeople();
      for (const automation of matching) {
        const [first] = await em.find(
          AutomationStep,
          { automationId: automation.id },
          { orderBy: { position: 'asc' }, limit: 1 },
        );
        if (first) for (const person of people) await this.startOne(automation, first, person);
      }
    });
  }

  private startOne(automation: Automation, first: AutomationStep, person: TriggeredPerson): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const email = normalizeEmail(person.email);
      if (!(await this.meetsConditions(automation, email, person.userId))) return;
      const now = this.clock.now();
      const run = {
        ...{ id: newId(), automationId: automation.id, email, userId: person.userId, state: 'active' as const },
        ...{ firstName: person.firstName, nextStepId: first.id, startedAt: now, endedAt: null },
        ...{ failedAttempts: 0, failure: null },
        dueAt: new Date(now.getTime() + first.waitHours * hourMs),
      };
      await em.upsert(AutomationRun, run, { onConflictFields: ['automationId', 'email'], onConflictAction: 'ignore' });
    });
  }

  private async meetsConditions(automation: Automation, email: string, userId: string | null): Promise<boolean> {
    const { labels, source } = await this.mailing.find(email);
    const tier: Tier = (await this.entitlement.read(userId ?? undefined)).tier;
    const hasOne = (wanted: readonly string[], actual: readonly string[]) =>
      wanted.length === 0 || wanted.some((one) => actual.includes(one));
    return (
      hasOne(automation.tiers, [tier]) &&
      hasOne(automation.labels, labels) &&
      hasOne(automation.sources, source ? [source] : []) &&
      !(automation.goal === 'bought' && tier !== 'free')
    );
  }
}
