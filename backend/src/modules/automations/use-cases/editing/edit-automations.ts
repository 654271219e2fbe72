import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import type { Tier } from '#kernel/tier.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { Automation, AutomationStep, type AutomationGoal, type StepAction } from '../../domain/automation.entity.ts';
import { AutomationRun } from '../../domain/automation-run.entity.ts';
import {
  AutomationActive,
  AutomationChanged,
  AutomationIncomplete,
  AutomationNameTaken,
  AutomationNotFound,
  AutomationStartsItself,
  BuiltInAutomation,
  PeopleWaiting,
  TooManyAutomations,
} from '../../domain/errors.ts';

export interface StepInput {
  readonly id?: string | undefined;
  readonly waitHours: number;
  readonly action: StepAction;
  readonly tiers: readonly Tier[];
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
  readonly label: string;
}

export interface AutomationInput {
  readonly name: string;
  readonly trigger: string;
  readonly triggerLabel: string | null;
  readonly tiers: readonly Tier[];
  readonly labels: readonly string[];
  readonly sources: readonly string[];
  readonly goal: AutomationGoal;
  readonly steps: readonly StepInput[];
  readonly waiting?: 'continue' | 'end' | undefined;
}

const maxAutomations = 50;

@Injectable()
export class EditAutomations {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  create(input: AutomationInput, actorId: string): Promise<string> {
    return this.store(async ({ em, auditLog }) => {
      if ((await em.count(Automation)) >= maxAutomations) throw new TooManyAutomations();
      const automation = em.create(Automation, {
        ...toColumns(input),
        ...{ id: newId(), builtIn: null, activeSince: null, updatedAt: this.clock.now(), updatedBy: actorId },
      });
      this.addSteps(em, automation.id, input.steps, []);
      auditLog.record({ action: 'automations.created', actorId, subjectId: null, details: { name: input.name } });
      return automation.id;
    });
  }

  change(id: string, input: AutomationInput, seen: Date | undefined, actorId: string): Promise<string> {
    return this.store(async ({ em, auditLog }) => {
      const automation = await lockAutomation(em, id);
      if (seen && seen.getTime() !== automation.updatedAt.getTime()) throw new AutomationChanged();
      if (automation.activeSince && input.steps.length === 0) throw new AutomationIncomplete();
      const before = await em.find(AutomationStep, { automationId: id }, { orderBy: { position: 'asc' } });
      await this.moveWaitingPeople(em, before, input);
      Object.assign(automation, toColumns(input), { updatedAt: this.clock.now(), updatedBy: actorId });
      this.addSteps(em, id, input.steps, before);
      auditLog.record({ action: 'automations.changed', actorId, subjectId: null, details: { name: input.name } });
      return id;
    });
  }

  async switch(id: string, isActive: boolean, actorId: string): Promise<void> {
    await this.tx.run(async ({ em, auditLog }) => {
      const automation = await lockAutomation(em, id);
      if (Boolean(automation.activeSince) === isActive) return;
      if (isActive && (await em.count(AutomationStep, { automationId: id })) === 0) throw new AutomationIncomplete();
      automation.activeSince = isActive ? realTime() : null;
      automation.updatedAt = this.clock.now();
      automation.updatedBy = actorId;
      const action = isActive ? 'automations.switched-on' : 'automations.switched-off';
      auditLog.record({ action, actorId, subjectId: null, details: { name: automation.name } });
    });
  }

  async delete(id: string, actorId: string): Promise<void> {
    await this.tx.run(async ({ em, auditLog }) => {
      const automation = await lockAutomation(em, id);
      if (automation.builtIn) throw new BuiltInAutomation();
      if (automation.activeSince) throw new AutomationActive();
      auditLog.record({ action: 'automations.deleted', actorId, subjectId: null, details: { name: automation.name } });
      em.remove(automation);
    });
  }

  private addSteps(
    em: EntityManager,
    automationId: string,
    steps: readonly StepInput[],
    before: AutomationStep[],
  ): void {
    const known = new Map(before.map((step) => [step.id, step]));
    for (const [position, { id, ...fields }] of steps.entries()) {
      const values = { ...fields, tiers: [...fields.tiers], position };
      const step = id ? known.get(id) : undefined;
      if (step) em.assign(step, values);
      else em.create(AutomationStep, { id: newId(), automationId, ...values });
      if (id) known.delete(id);
    }
    for (const removed of known.values()) em.remove(removed);
  }

  private async moveWaitingPeople(em: EntityManager, before: AutomationStep[], { steps, waiting }: AutomationInput) {
    const stays = new Set(steps.map(({ id }) => id));
    const removed = before.filter(({ id }) => !stays.has(id));
    const where = (stepId: string | string[]) => ({ state: 'active' as const, nextStepId: stepId });
    const count = await em.count(AutomationRun, where(removed.map(({ id }) => id)));
    if (count === 0) return;
    if (!waiting) throw new PeopleWaiting(count);
    for (const step of removed) {
      const next = before.find(({ id, position }) => position > step.position && stays.has(id));
      await em.nativeUpdate(
        AutomationRun,
        where(step.id),
        waiting === 'continue' && next
          ? { nextStepId: next.id, failedAttempts: 0, failure: null }
          : {
              ...{ state: waiting === 'continue' ? 'done' : 'ended', nextStepId: null, endedAt: this.clock.now() },
              failure: null,
            },
      );
    }
  }

  private async store(work: (scope: TransactionScope) => Promise<string>): Promise<string> {
    try {
      return await this.tx.run(work);
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new AutomationNameTaken() : error;
    }
  }
}

async function lockAutomation(em: EntityManager, id: string): Promise<Automation> {
  const automation = await em.findOne(Automation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!automation) throw new AutomationNotFound();
  return automation;
}

function toColumns({ steps, waiting: _, ...input }: AutomationInput) {
  const isOwnLabel = steps.some(({ action, label }) => action === 'add-label' && label === input.triggerLabel);
  if (input.triggerLabel && isOwnLabel) throw new AutomationStartsItself();
  return { ...input, tiers: [...input.tiers], labels: [...input.labels], sources: [...input.sources] };
}
