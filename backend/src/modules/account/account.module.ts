import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { InquiriesModule } from '../inquiries/index.ts';
import { MailingModule } from '../mailing/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { AccountDeletion } from './domain/account-deletion.entity.ts';
import { AccountController } from './http/account.controller.ts';
import { EraseAccountWhenUserRemoved } from './reactions/erase-account-when-user-removed.ts';
import { EraseAccountsThatAreDue } from './reactions/erase-accounts-that-are-due.ts';
import { ForgetPersonWhenUserClosed } from './reactions/forget-person-when-user-closed.ts';
import { StopRenewalWhenAccountDeletionRequested } from './reactions/stop-renewal-when-account-deletion-requested.ts';
import { EraseAccount } from './use-cases/erase-account.ts';
import { EraseDueAccounts } from './use-cases/erase-due-accounts.ts';
import { ExportData } from './use-cases/export-data.ts';
import { ForgetPerson } from './use-cases/forget-person.ts';
import { ReadDeletion } from './use-cases/read-deletion.ts';
import { RequestDeletion } from './use-cases/request-deletion.ts';
import { RestoreAccount } from './use-cases/restore-account.ts';

@Module({
  imports: [
    AuthModule,
    BillingModule,
    MembershipModule,
    InquiriesModule,
    MailingModule,
    MikroOrmModule.forFeature([AccountDeletion]),
  ],
  controllers: [AccountController],
  providers: [
    EraseAccount,
    EraseAccountWhenUserRemoved,
    EraseAccountsThatAreDue,
    EraseDueAccounts,
    ExportData,
    ForgetPerson,
    ForgetPersonWhenUserClosed,
    ReadDeletion,
    RequestDeletion,
    RestoreAccount,
    StopRenewalWhenAccountDeletionRequested,
  ],
})
export class AccountModule {}
