import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { collectModuleClasses } from '#platform/modules/collect.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { BillingModule } from '#modules/billing/index.ts';
import { AccountMembershipController } from './http/account-membership.controller.ts';
import { MemberRefundController } from './http/member-refund.controller.ts';
import { MembershipFunctionsController } from './http/membership-functions.controller.ts';

const { entities, providers } = collectModuleClasses(import.meta.url);

@Module({
  imports: [AuthModule, BillingModule, MikroOrmModule.forFeature(entities)],
  controllers: [MembershipFunctionsController, AccountMembershipController, MemberRefundController],
  providers,
  exports: providers,
})
export class MembershipModule {}
