import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { MailingModule } from '../mailing/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { AccountDeletion } from './domain/account-deletion.entity.ts';
import { AccountController } from './http/account.controller.ts';
import { EraseAccountWhenUserRemoved } from './reactions/erase-account-when-user-removed.ts';
import { EraseAccountsThatAreDue } from './reactions/erase-accounts-that-are-due.ts';
import { StopRenewalWhenAccountDeletionRequested } from './reactions/stop-renewal-when-account-deletion-requested.ts';
import { StopRenewalWhenUserClosed } from './reactions/stop-renewal-when-user-closed.ts';
import { EraseAccount } from './use-cases/erase-account.ts';
import { EraseDueAccounts } from './use-cases/erase-due-accounts.ts';
import { ExportData } from './use-cases/export-data.ts';
import { ReadDeletion } from './use-cases/read-deletion.ts';
import { RequestDeletion } from './use-cases/request-deletion.ts';
import { RestoreAccount } from './use-cases/restore-account.ts';

@Module({
  imports: [AuthModule, BillingModule, MembershipModule, MailingModule, MikroOrmModule.forFeature([AccountDeletion])],
  controllers: [AccountController],
  providers: [
    EraseAccount,
    EraseAccountWhenUserRemoved,
    EraseAccountsThatAreDue,
    EraseDueAccounts,
    ExportData,
    ReadDeletion,
    RequestDeletion,
    RestoreAccount,
    StopRenewalWhenAccountDeletionRequested,
    StopRenewalWhenUserClosed,
  ],
})
export class AccountModule {}
