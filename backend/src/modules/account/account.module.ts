import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { AutomationsModule } from '#modules/automations/index.ts';
import { BillingModule } from '#modules/billing/index.ts';
import { CommunityModule } from '#modules/community/index.ts';
import { InquiriesModule } from '#modules/inquiries/index.ts';
import { LiveEventsModule } from '#modules/live-events/index.ts';
import { MailingModule } from '#modules/mailing/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { NotificationsModule } from '#modules/notifications/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';
import { AccountController } from './http/account.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [
    AuthModule,
    BillingModule,
    MembershipModule,
    PracticeModule,
    LiveEventsModule,
    CommunityModule,
    InquiriesModule,
    MailingModule,
    AutomationsModule,
    NotificationsModule,
    MikroOrmModule.forFeature(entities),
  ],
  controllers: [AccountController],
  providers,
  exports: providers,
})
export class AccountModule {}
