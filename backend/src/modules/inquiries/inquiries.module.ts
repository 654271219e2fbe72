import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { BillingModule } from '#modules/billing/index.ts';
import { CommunityModule } from '#modules/community/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { FormsController } from './http/forms.controller.ts';
import { InboxController } from './http/inbox.controller.ts';
import { MentoringController } from './http/mentoring.controller.ts';
import { StaffMentoringController } from './http/staff-mentoring.controller.ts';
import { VenturesController } from './http/ventures.controller.ts';
import { WithdrawalPagesController } from './http/withdrawal-pages.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [
    AuthModule,
    BillingModule,
    MembershipModule,
    ContentModule,
    CommunityModule,
    MikroOrmModule.forFeature(entities),
  ],
  controllers: [
    FormsController,
    InboxController,
    MentoringController,
    StaffMentoringController,
    VenturesController,
    WithdrawalPagesController,
  ],
  providers,
  exports: providers,
})
export class InquiriesModule {}
