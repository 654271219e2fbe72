import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { institute } from '#kernel/institute.ts';
import type { Tier } from '#kernel/tier.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailLabels, QueueEmails, extractEmail, FrequencyCap, type MailingPerson } from '#modules/mailing/index.ts';
import type { Automation, AutomationStep } from '../../domain/automation.entity.ts';
import type { AutomationRun, StepResult } from '../../domain/automation-run.entity.ts';
import { findNextMorning, skipQuietHours } from './quiet-hours.ts';

export interface StepContext {
  readonly automation: Automation;
  readonly step: AutomationStep;
  readonly run: AutomationRun;
  readonly person: MailingPerson;
  readonly tier: Tier;
  readonly now: Date;
}

/** A missing `result` means that it is night for the person, so the step waits until `again`. */
export type StepOutcome = { readonly result: StepResult; readonly again?: Date } | { readonly again: Date };

/** Call `do` in a transaction, so that the action and the record of the step are stored together. */
@Injectable()
export class RunAutomationStep {
  constructor(
    private readonly settings: Settings,
    private readonly queueEmails: QueueEmails,
    private readonly tx: Transaction,
    private readonly cap: FrequencyCap,
    private readonly labels: EmailLabels,
  ) {}

  async do(context: StepContext): Promise<StepOutcome> {
    const { step, run, tier } = context;
    if (step.tiers.length > 0 && !step.tiers.includes(tier)) return { result: 'skipped' };
    switch (step.action) {
      case 'email':
        return this.sendEmail(context);
      case 'add-label':
        await this.labels.add(run.email, step.label);
        return { result: 'label-changed' };
      case 'remove-label':
        await this.labels.remove(run.email, step.label);
        return { result: 'label-changed' };
      case 'notify-staff':
        return this.notifyStaff(context);
    }
  }

  private async sendEmail({ automation, step, run, person, now }: StepContext): Promise<StepOutcome> {
    const zone = person.timeZone ?? institute.timeZone;
    const allowedAt = skipQuietHours(now, zone);
    if (allowedAt > now) return { again: allowedAt };
    const id = newId();
    if (!(await this.mayGetEmailToday(id, person))) return { result: 'held-back', again: findNextMorning(now, zone) };
    const { subject, preheader, body } = step;
    await this.queueEmails.queue({
      id,
      kind: 'letter',
      dedupeKey: `letter:${run.id}:${step.id}`,
      recipient: run.email,
      firstName: person.firstName ?? run.firstName,
      subscriberId: person.subscriberId ?? null,
      ...(run.userId && { userId: run.userId }),
      facts: {
        ...{ subject, preheader, body },
        stepId: step.id,
        automation: automation.name,
        endsWithReply: automation.goal === 'replied',
      },
    });
    return { result: 'email-queued' };
  }

  private mayGetEmailToday(messageId: string, { subscriberId, timeZone }: MailingPerson): Promise<boolean> {
    return this.tx.run(async ({ em }) => {
      if (!subscriberId) return false;
      return (await this.cap.reserve(em, [{ messageId, subscriberId, timeZone }])).has(messageId);
    });
  }

  private async notifyStaff({ automation, step, run }: StepContext): Promise<StepOutcome> {
    await this.queueEmails.queue({
      kind: 'automation-notice',
      dedupeKey: `automation-notice:${run.id}:${step.id}`,
      recipient: extractEmail(this.settings.mailFrom),
      facts: {
        automation: automation.name,
        text: step.body,
        email: run.email,
        name: run.firstName,
        personId: run.userId,
      },
    });
    return { result: 'staff-notified' };
  }
}
