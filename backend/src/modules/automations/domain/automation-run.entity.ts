import { defineEntity, p } from '@mikro-orm/core';
import { Automation } from './automation.entity.ts';

/**
 * `active` runs wait for their next step. `done`: after the last step. `goal`: the goal was reached. `unsubscribed`: an
 * email was still to come, but the person may get no emails of the mailing list. `ended`: staff removed the next step
 * and ended the waiting runs. `failed`: a step failed at each of its attempts.
 */
export const runStates = ['active', 'done', 'goal', 'unsubscribed', 'ended', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/**
 * Result of a step. `skipped`: the step is for other tiers. `held-back`: the person got another campaign or automation
 * email on that day, so the step waits until the next morning. `failed`: the step failed at each of its attempts, which
 * ended the run.
 */
export const stepResults = [
  'email-queued',
  'label-changed',
  'staff-notified',
  'skipped',
  'held-back',
  'failed',
] as const;
export type StepResult = (typeof stepResults)[number];

/** With waits from one minute to four hours, the attempts take about eight hours. */
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

/** A person goes through an automation once. */
export class AutomationRun extends AutomationRunSchema.class {
  /** Doubles the wait after each attempt. The last attempt ends the run. */
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
    /** Stays when staff delete the step. */
    stepId: p.uuid(),
    /** Description of the step at the time when it was done. */
    title: p.text(),
    result: p.enum(stepResults),
    at: p.datetime(),
  },
  indexes: [{ properties: ['stepId', 'at'] }],
});

/** Record of a step that was done, skipped, postponed or failed for one person. */
export class AutomationStepRecord extends AutomationStepRecordSchema.class {}
AutomationStepRecordSchema.setClass(AutomationStepRecord);
