import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { SubscriberEmailChanged } from '#modules/mailing/index.ts';

@Injectable()
export class MoveRunsWhenEmailChanged {
  constructor(private readonly tx: Transaction) {}

  @ReactsTo([SubscriberEmailChanged], { name: 'MoveAutomationRunsWhenEmailChanged', queue: 'notices' })
  move({ from, to }: SubscriberEmailChanged['payload']): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.execute(
        `update sequence_run r set email = ? where r.email = ?
           and not exists (select from sequence_run o where o.sequence_id = r.sequence_id and o.email = ?)`,
        [to, from, to],
      );
    });
  }
}
