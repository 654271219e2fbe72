import { defineEntity, p } from '@mikro-orm/core';
import { Automation } from './automation.entity.ts';

/** An `ended` run stopped because staff removed the next step. */
export const runStates = ['active', 'done', 'goal', 'unsubscribed', 'ended', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** A `held-back` step waits until the next morning because of the daily limit of emails per person. */
export const stepResults = [
  'email-queued',
  'label-changed',
  'staff-notified',
  'skipped',
  'held-back',
  'failed',
] as const;
export type StepResult = (typeof stepResults)[number];

const maxAttempts = 10;
const minuteMs = 60_000;
const maxWaitMinutes = 240;
const maxFailureLength = 300;

const AutomationRunSchema = defineEntity({
  name: 'AutomationRun',
  tableName: 'sequence_run',
  properties: {
    id: p.uuid().primary(),
    automationId: () => p.manyToOne(Automation).mapToPk().joinColumn('sequence_id').deleteRule('cascade'),
    email: p.text().index(),
    firstName: p.text(),
    userId: p.uuid().nullable().index(),
    state: p.enum(runStates).default('active'),
    nextStepId: p.uuid().nullable().index(),
    dueAt: p.datetime(),
    startedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    failedAttempts: p.integer().default(0),
    failure: p.text().nullable(),
  },
  uniques: [{ properties: ['automationId', 'email'] }],
  indexes: [
    {
      name: 'sequence_run_due',
      expression: `create index "sequence_run_due" on "sequence_run" ("due_at") where "state" = 'active'`,
    },
  ],
});

export class AutomationRun extends AutomationRunSchema.class {
  fail(error: string, now: Date): void {
    this.failedAttempts += 1;
    this.failure = error.slice(0, maxFailureLength);
    if (this.failedAttempts >= maxAttempts) return this.end('failed', now);
    const minutes = Math.min(2 ** (this.failedAttempts - 1), maxWaitMinutes);
    this.dueAt = new Date(now.getTime() + minutes * minuteMs);
  }

  succeed(): void {
    this.failedAttempts = 0;
    this.failure = null;
  }

  end(state: Exclude<RunState, 'active'>, now: Date): void {
    this.state = state;
    this.endedAt = now;
    if (state !== 'failed') this.failure = null;
    this.nextStepId = null;
  }
}
AutomationRunSchema.setClass(AutomationRun);

const AutomationStepRecordSchema = defineEntity({
  name: 'AutomationStepRecord',
  tableName: 'sequence_step_record',
  properties: {
    id: p.uuid().primary(),
    runId: () => p.manyToOne(AutomationRun).mapToPk().joinColumn('run_id').index().deleteRule('cascade'),
    /** No foreign key, because the record stays when staff delete the step. */
    stepId: p.uuid(),
    /** Copied from the step, because staff may change the step later. */
    title: p.text(),
    result: p.enum(stepResults),
    at: p.datetime(),
  },
  indexes: [{ properties: ['stepId', 'at'] }],
});

export class AutomationStepRecord extends AutomationStepRecordSchema.class {}
AutomationStepRecordSchema.setClass(AutomationStepRecord);
