import { Module } from '@nestjs/common';
import { collect } from '../../platform/modules/collect.ts';
import { AccountModule } from '../account/index.ts';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { CommunityModule } from '../community/index.ts';
import { ContentModule } from '../content/index.ts';
import { InquiriesModule } from '../inquiries/index.ts';
import { MailingModule } from '../mailing/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { AdminChecksController } from './http/admin-checks.controller.ts';
import { AdminController } from './http/admin.controller.ts';
import { AdminFunctionsController } from './http/admin-functions.controller.ts';
import { InquiryController } from './http/inquiry.controller.ts';
import { MembersController } from './http/members.controller.ts';

const { providers } = collect(import.meta.url);

@Module({
  imports: [
    AccountModule,
    AuthModule,
    BillingModule,
    MembershipModule,
    ContentModule,
    CommunityModule,
    InquiriesModule,
    MailingModule,
  ],
  controllers: [AdminChecksController, AdminController, AdminFunctionsController, InquiryController, MembersController],
  providers,
})
export class AdminModule {}
