import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.ts';
import { MembershipGrant } from './domain/membership-grant.entity.ts';
import { MembershipFunctionsController } from './http/membership-functions.controller.ts';
import { CheckSubscription } from './use-cases/check-subscription.ts';
import { CountActiveSubscribers } from './use-cases/count-active-subscribers.ts';
import { EntitlementOf } from './use-cases/entitlement-of.ts';
import { EntitlementsOf } from './use-cases/entitlements-of.ts';
import { ForgetGrants } from './use-cases/forget-grants.ts';
import { GrantTier } from './use-cases/grant-tier.ts';
import { MembershipRecordOf } from './use-cases/membership-record-of.ts';

const forOthers = [EntitlementOf, EntitlementsOf, GrantTier, CountActiveSubscribers, MembershipRecordOf, ForgetGrants];

@Module({
  imports: [BillingModule, MikroOrmModule.forFeature([MembershipGrant])],
  controllers: [MembershipFunctionsController],
  providers: [...forOthers, CheckSubscription],
  exports: forOthers,
})
export class MembershipModule {}
