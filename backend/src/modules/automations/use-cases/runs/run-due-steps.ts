import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { describeFailure } from '#platform/queue/failure-text.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { FindMailingPerson } from '#modules/mailing/index.ts';
import { Automation, AutomationStep } from '../../domain/automation.entity.ts';
import { AutomationRun, AutomationStepRecord, type StepResult } from '../../domain/automation-run.entity.ts';
import { describeStep } from '../describe-step.ts';
import { RunAutomationStep } from './run-step.ts';

const hourMs = 3_600_000;
const pageSize = 200;
const maxPages = 50;

@Injectable()
export class RunDueAutomationSteps {
  private readonly log = new Logger('automations');

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mailing: FindMailingPerson,
    private readonly entitlement: ReadEntitlement,
    private readonly steps: RunAutomationStep,
  ) {}

  @Schedule({ name: 'automations.steps', queue: 'notices', everySeconds: 60 })
  async runDue(): Promise<void> {
    for (let page = 0; page < maxPages; page += 1) {
      const due = await this.findDue();
      if (due.length === 0) return;
      for (const id of due) {
        try {
          await this.tx.run(({ em }) => this.runOne(em, id));
        } catch (err) {
          await this.postpone(id, err);
        }
      }
    }
  }

  private postpone(id: string, err: unknown): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const run = await em.findOne(AutomationRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (run?.state !== 'active') return;
      const step = run.nextStepId ? await em.findOne(AutomationStep, { id: run.nextStepId }) : null;
      const now = this.clock.now();
      run.fail(describeFailure(err instanceof Error ? err.message : String(err)), now);
      this.log.error({ event: 'automations.step-failed', runId: id, attempt: run.failedAttempts, err });
      if (step && run.state !== 'active') record(em, run, step, 'failed', now);
    });
  }

  private async findDue(): Promise<string[]> {
    const rows = await this.database.sql<{ id: string }>(
      `select r.id from sequence_run r join sequence s on s.id = r.sequence_id
       where r.state = 'active' and s.active_since is not null and r.due_at <= ?
       order by r.due_at, r.id limit ?`,
      [this.clock.now(), pageSize],
    );
    return rows.map(({ id }) => id);
  }

  private async runOne(em: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const run = await em.findOne(AutomationRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (run?.state !== 'active' || run.dueAt > now) return;
    const automation = await em.findOneOrFail(Automation, { id: run.automationId });
    if (!automation.activeSince) return;
    const all = await em.find(AutomationStep, { automationId: automation.id }, { orderBy: { position: 'asc' } });
    const index = all.findIndex((step) => step.id === run.nextStepId);
    const step = all[index];
    if (!step) return run.end('done', now);
    const person = await this.mailing.find(run.email);
    const { tier } = await this.entitlement.read(run.userId ?? undefined);
    if (automation.goal === 'bought' && tier !== 'free') return run.end('goal', now);
    if (!person.mayGetListEmails && all.slice(index).some(({ action }) => action === 'email'))
      return run.end('unsubscribed', now);
    const outcome = await this.steps.do({ automation, step, run, person, tier, now });
    run.succeed();
    if ('result' in outcome) record(em, run, step, outcome.result, now);
    if (outcome.again) {
      run.dueAt = outcome.again;
      return;
    }
    const next = all[index + 1];
    if (!next) return run.end('done', now);
    run.nextStepId = next.id;
    run.dueAt = new Date(now.getTime() + next.waitHours * hourMs);
  }
}

function record(em: EntityManager, run: AutomationRun, step: AutomationStep, result: StepResult, at: Date): void {
  em.create(AutomationStepRecord, {
    ...{ id: newId(), runId: run.id, stepId: step.id, at },
    ...{ title: describeStep(step), result },
  });
}
