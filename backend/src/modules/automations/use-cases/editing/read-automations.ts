import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import {
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndIdCursor,
  readPageRows,
  toResultPage,
  type PageQuery,
} from '#platform/http/page.ts';
import { EmailLabels, CountAutomationEmails, ListSubscriberSources } from '#modules/mailing/index.ts';
import { Automation, AutomationStep } from '../../domain/automation.entity.ts';
import { AutomationNotFound } from '../../domain/errors.ts';
import type {
  AutomationDetailsView,
  AutomationOptionsView,
  AutomationPeoplePage,
  AutomationPersonView,
  AutomationView,
} from '../automation.view.ts';
import { describeStep } from '../describe-step.ts';
import { findBuiltInAutomation } from './built-in-automations.ts';
import { automationTriggers } from '../triggers/triggers.ts';

const figureDays = 30;
const dayMs = 86_400_000;

interface PersonRow extends Omit<AutomationPersonView, 'nextStep'> {
  readonly nextStepId: string | null;
  readonly position: string;
}

@Injectable()
export class ReadAutomations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly emails: CountAutomationEmails,
    private readonly labels: EmailLabels,
    private readonly sources: ListSubscriberSources,
  ) {}

  async list(): Promise<AutomationView[]> {
    const automations = await this.database.em().find(Automation, {}, { orderBy: { id: 'asc' } });
    const waiting = await this.countWaiting('sequence_id');
    return automations.map((automation) => toAutomationView(automation, waiting.get(automation.id)));
  }

  async read(id: string): Promise<AutomationDetailsView> {
    const automation = await this.find(id);
    const steps = await this.findSteps(id);
    const since = new Date(this.clock.now().getTime() - figureDays * dayMs);
    const figures = await this.emails.count(
      steps.map((step) => step.id),
      since,
    );
    const figuresById = new Map(figures.map((figure) => [figure.stepId, figure]));
    const waiting = await this.countWaiting('next_step_id');
    const { trigger, triggerLabel, tiers, labels, sources, goal, builtIn } = automation;
    const inSteps = steps.map((step) => waiting.get(step.id) ?? 0);
    return {
      ...toAutomationView(
        automation,
        inSteps.reduce((sum, count) => sum + count, 0),
      ),
      ...{ trigger, triggerLabel: triggerLabel ?? null, tiers, labels, sources, goal },
      firstEmail: (builtIn && findBuiltInAutomation(builtIn)?.firstEmail) ?? null,
      steps: steps.map(({ automationId: _, position, ...step }) => ({
        ...step,
        waiting: inSteps[position] ?? 0,
        sent: figuresById.get(step.id)?.sent ?? 0,
        delivered: figuresById.get(step.id)?.delivered ?? 0,
      })),
    };
  }

  async readOptions(): Promise<AutomationOptionsView> {
    return {
      triggers: automationTriggers.map(({ name, text }) => ({ name, text })),
      labels: await this.labels.listAll(),
      sources: await this.sources.list(),
    };
  }

  async listPeople(id: string, { limit, cursor }: PageQuery): Promise<AutomationPeoplePage> {
    const titles = new Map((await this.findSteps(id)).map((step) => [step.id, describeStep(step)]));
    const read = this.database.sql<PersonRow>(
      `select r.id, r.email, r.first_name as "firstName", r.user_id as "userId", r.state, r.failure,
         r.next_step_id as "nextStepId", r.due_at as "dueAt", r.started_at as "startedAt",
         coalesce((select d.result = 'held-back' from sequence_step_record d
           where d.run_id = r.id order by d.at desc limit 1), false) as "isHeldBack",
         ${buildPositionColumn('r.started_at')}
       from sequence_run r where r.sequence_id = ?
         ${cursor ? buildAfterCursorCondition('r.started_at', 'r.id') : ''}
       order by r.started_at desc, r.id desc limit ?`,
      [id, ...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
    );
    // Reads the rows first, so that a wrong cursor is reported before an unknown automation.
    const rows = await readPageRows(read, cursor);
    await this.find(id);
    return toResultPage(
      rows,
      limit,
      ({ nextStepId, position: _, ...row }) => ({
        ...row,
        isHeldBack: row.state === 'active' && row.isHeldBack,
        nextStep: (nextStepId && titles.get(nextStepId)) ?? null,
        dueAt: row.state === 'active' && row.dueAt ? new Date(row.dueAt).toISOString() : null,
        startedAt: new Date(row.startedAt).toISOString(),
      }),
      ({ position, id: runId }) => [position, runId],
    );
  }

  private async find(id: string): Promise<Automation> {
    const automation = await this.database.em().findOne(Automation, { id });
    if (!automation) throw new AutomationNotFound();
    return automation;
  }

  private findSteps(automationId: string): Promise<AutomationStep[]> {
    return this.database.em().find(AutomationStep, { automationId }, { orderBy: { position: 'asc' } });
  }

  private async countWaiting(column: 'sequence_id' | 'next_step_id'): Promise<Map<string, number>> {
    const rows = await this.database.sql<{ id: string; count: number }>(
      `select ${column} as id, count(*)::int as count from sequence_run where state = 'active' group by 1`,
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

const toAutomationView = (automation: Automation, waiting = 0): AutomationView => ({
  id: automation.id,
  name: automation.name,
  isBuiltIn: Boolean(automation.builtIn),
  startsWhen: automationTriggers.find(({ name }) => name === automation.trigger)?.text ?? automation.trigger,
  isActive: Boolean(automation.activeSince),
  waiting,
  updatedAt: automation.updatedAt.toISOString(),
});
