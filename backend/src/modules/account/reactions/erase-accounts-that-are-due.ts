import { Schedule } from '../../../platform/queue/schedule.ts';
import { EraseDueAccounts } from '../use-cases/erase-due-accounts.ts';

@Schedule({ name: 'account.erase-due', queue: 'billing', everySeconds: 3_600 })
export class EraseAccountsThatAreDue {
  constructor(private readonly eraseDueAccounts: EraseDueAccounts) {}

  run(): Promise<unknown> {
    return this.eraseDueAccounts.execute();
  }
}
