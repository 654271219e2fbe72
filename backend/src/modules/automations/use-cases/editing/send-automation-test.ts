import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { QueueEmails } from '#modules/mailing/index.ts';
import { Automation, AutomationStep } from '../../domain/automation.entity.ts';
import { AutomationNotFound } from '../../domain/errors.ts';

@Injectable()
export class SendAutomationTest {
  constructor(
    private readonly tx: Transaction,
    private readonly users: FindUserById,
    private readonly queueEmails: QueueEmails,
  ) {}

  send(id: string, actorId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      if ((await em.count(Automation, { id })) === 0) throw new AutomationNotFound();
      const where = { automationId: id, action: 'email' as const };
      const steps = await em.find(AutomationStep, where, { orderBy: { position: 'asc' } });
      const actor = await this.users.find(actorId);
      if (!actor) return;
      for (const { subject, preheader, body } of steps)
        await this.queueEmails.queue({
          kind: 'campaign-test',
          dedupeKey: `campaign-test:${newId()}`,
          recipient: actor.email,
          firstName: actor.firstName,
          userId: actor.id,
          facts: { subject, preheader, body, as: {} },
        });
    });
  }
}
