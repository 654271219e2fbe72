import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collect } from '../../platform/modules/collect.ts';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { CommunityModule } from '../community/index.ts';
import { InquiriesModule } from '../inquiries/index.ts';
import { LiveEventsModule } from '../live-events/index.ts';
import { MailingModule } from '../mailing/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { PracticeModule } from '../practice/index.ts';
import { AccountController } from './http/account.controller.ts';

const { entities, providers } = collect(import.meta.url);

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
    NotificationsModule,
    MikroOrmModule.forFeature(entities),
  ],
  controllers: [AccountController],
  providers,
  exports: providers,
})
export class AccountModule {}
