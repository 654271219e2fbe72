import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { AutomationEmailReplied } from '#modules/mailing/index.ts';

@Injectable()
export class EndRunsWhenReplied {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @ReactsTo([AutomationEmailReplied], { name: 'EndAutomationRunsWhenReplied', queue: 'notices' })
  end({ email, stepId }: AutomationEmailReplied['payload']): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.execute(
        `update sequence_run r set state = 'goal', ended_at = ?, next_step_id = null
         from sequence s
         where s.id = r.sequence_id and s.goal = 'replied' and r.state = 'active' and r.email = ?
           and exists (select from sequence_step_record d where d.run_id = r.id and d.step_id = ?)`,
        [this.clock.now(), email, stepId],
      );
    });
  }
}
