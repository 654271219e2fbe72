import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { EmailLabels } from '#modules/mailing/index.ts';
import { Automation } from '../domain/automation.entity.ts';
import { AutomationRun, AutomationStepRecord } from '../domain/automation-run.entity.ts';
import { PersonNotFound } from '../domain/errors.ts';
import type { PersonAutomationView, PersonAutomationsView } from './automation.view.ts';

interface PersonKey {
  readonly userId: string;
  readonly email: string | undefined;
}

const ofPerson = ({ userId, email }: PersonKey) => ({
  $or: [{ userId }, ...(email === undefined ? [] : [{ email: normalizeEmail(email) }])],
});

@Injectable()
export class PersonAutomations {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly users: FindUserById,
    private readonly labels: EmailLabels,
  ) {}

  async list(person: PersonKey): Promise<PersonAutomationView[]> {
    const em = this.database.em();
    const runs = await em.find(AutomationRun, ofPerson(person), { orderBy: { startedAt: 'desc' }, limit: 100 });
    const automations = await em.find(Automation, { id: runs.map(({ automationId }) => automationId) });
    const names = new Map(automations.map(({ id, name }) => [id, name]));
    const records = await em.find(
      AutomationStepRecord,
      { runId: runs.map(({ id }) => id) },
      { orderBy: { at: 'asc' }, limit: 1000 },
    );
    const stepsByRun = Map.groupBy(records, ({ runId }) => runId);
    return runs.map(({ id, automationId, state, dueAt, startedAt, endedAt, failure = null }) => ({
      ...{ automation: names.get(automationId) ?? '', state, startedAt: startedAt.toISOString() },
      dueAt: state === 'active' ? dueAt.toISOString() : null,
      endedAt: endedAt?.toISOString() ?? null,
      failure,
      steps: (stepsByRun.get(id) ?? []).map(({ title, result, at }) => ({ title, result, at: at.toISOString() })),
    }));
  }

  async readAccount(userId: string): Promise<PersonAutomationsView> {
    const person = await this.findAccount(userId);
    const labels = person.email === undefined ? [] : await this.labels.listOf(person.email);
    return { labels, automations: await this.list(person) };
  }

  async changeLabels(userId: string, labels: readonly string[], actorId: string): Promise<void> {
    const { email } = await this.findAccount(userId);
    if (email === undefined) throw new PersonNotFound();
    await this.tx.run(async ({ auditLog }) => {
      await this.labels.replace(email, labels);
      auditLog.record({ action: 'automations.labels-changed', actorId, subjectId: userId });
    });
  }

  erase(person: PersonKey): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(AutomationRun, ofPerson(person));
    });
  }

  private async findAccount(userId: string): Promise<PersonKey> {
    const user = await this.users.find(userId);
    if (!user) throw new PersonNotFound();
    return { userId, email: user.emailConfirmed ? user.email : undefined };
  }
}
