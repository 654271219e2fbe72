import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AccountModule } from '#modules/account/index.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { BillingModule } from '#modules/billing/index.ts';
import { CommunityModule } from '#modules/community/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { InquiriesModule } from '#modules/inquiries/index.ts';
import { MailingModule } from '#modules/mailing/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { AdminChecksController } from './http/admin-checks.controller.ts';
import { AdminController } from './http/admin.controller.ts';
import { AdminFunctionsController } from './http/admin-functions.controller.ts';
import { InquiryController } from './http/inquiry.controller.ts';
import { MembersController } from './http/members.controller.ts';
import { OperationsController } from './http/operations.controller.ts';
import { QueueBoardController } from './http/queue-board.controller.ts';
import { SubscribersController } from './http/subscribers.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

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
    MikroOrmModule.forFeature(entities),
  ],
  controllers: [
    AdminChecksController,
    AdminController,
    AdminFunctionsController,
    InquiryController,
    MembersController,
    OperationsController,
    QueueBoardController,
    SubscribersController,
  ],
  providers,
})
export class AdminModule {}
