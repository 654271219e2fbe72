import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Automation, AutomationStep } from '../../domain/automation.entity.ts';
import { builtInAutomations } from './built-in-automations.ts';

@Injectable()
export class AddBuiltInAutomations implements OnApplicationBootstrap {
  private readonly log = new Logger('automations');

  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.addMissing();
    } catch (err) {
      this.log.error({ event: 'automations.built-in-failed', err });
    }
  }

  private async addMissing(): Promise<void> {
    const names = builtInAutomations.map(({ builtIn }) => builtIn);
    await this.tx.run(async ({ em }) => {
      if ((await em.count(Automation, { builtIn: names })) === names.length) return;
      for (const { builtIn, name, trigger, goal, emails } of builtInAutomations) {
        const id = newId();
        // Several processes may start at the same time, and only one of them inserts the row.
        const added = await em.execute<object[]>(
          `insert into sequence (id, built_in, name, trigger, tiers, labels, sources, goal, updated_at)
           values (?, ?, ?, ?, '{}', '{}', '{}', ?, ?) on conflict do nothing returning 1`,
          [id, builtIn, name, trigger, goal, this.clock.now()],
        );
        if (added.length === 0) continue;
        for (const [position, email] of emails.entries())
          em.create(AutomationStep, {
            id: newId(),
            automationId: id,
            position,
            action: 'email',
            tiers: [],
            label: '',
            ...email,
          });
      }
    });
  }
}
