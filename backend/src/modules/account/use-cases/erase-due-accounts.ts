import { Injectable, Logger } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { LastAdministratorCheck } from '#modules/auth/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { EraseAccount } from './erase-account.ts';

const atOnce = 100;

@Injectable()
export class EraseDueAccounts {
  private readonly log = new Logger('account');

  constructor(
    private readonly database: Database,
    private readonly lastAdministratorCheck: LastAdministratorCheck,
    private readonly eraseAccount: EraseAccount,
  ) {}

  @Schedule({ name: 'account.erase-due', queue: 'billing', everySeconds: 3_600 })
  async eraseDue(): Promise<void> {
    const due = await this.database
      .em()
      .find(AccountDeletion, { dueAt: { $lte: realTime() } }, { orderBy: { dueAt: 'asc' }, limit: atOnce });
    const failures: unknown[] = [];
    for (const { userId } of due) {
      await this.erase(userId).catch((err: unknown) => {
        this.log.error({ event: 'account.not-erased', userId, err });
        failures.push(err);
      });
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
  }

  /** Checks again for the last administrator, because others may have been banned or deleted since the request. */
  private async erase(userId: string): Promise<void> {
    if (await this.lastAdministratorCheck.isLastAdministrator(userId)) {
      this.log.error({ event: 'account.kept-last-administrator', userId });
      return;
    }
    await this.eraseAccount.erase({ userId });
  }
}
