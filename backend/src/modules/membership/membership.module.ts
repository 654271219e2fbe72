import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { MembershipGrant } from './domain/membership-grant.entity.ts';
import { AccountMembershipController } from './http/account-membership.controller.ts';
import { MemberRefundController } from './http/member-refund.controller.ts';
import { MembershipFunctionsController } from './http/membership-functions.controller.ts';
import { TellOpenPagesWhenRolesChanged } from './reactions/tell-open-pages-when-roles-changed.ts';
import { TellOpenPagesWhenSubscriptionChanged } from './reactions/tell-open-pages-when-subscription-changed.ts';
import { TellOpenPagesWhenTierGranted } from './reactions/tell-open-pages-when-tier-granted.ts';
import { ChangeNow } from './use-cases/change-now.ts';
import { CheckSubscription } from './use-cases/check-subscription.ts';
import { CountActiveSubscribers } from './use-cases/count-active-subscribers.ts';
import { EntitlementOf } from './use-cases/entitlement-of.ts';
import { EntitlementsOf } from './use-cases/entitlements-of.ts';
import { ForgetGrants } from './use-cases/forget-grants.ts';
import { GrantTier } from './use-cases/grant-tier.ts';
import { MembershipCommands } from './use-cases/membership-commands.ts';
import { MembershipRecordOf } from './use-cases/membership-record-of.ts';
import { PreviewChange } from './use-cases/preview-change.ts';
import { ReadMembership } from './use-cases/read-membership.ts';
import { RefundMember } from './use-cases/refund-member.ts';
import { TellOpenPages } from './use-cases/tell-open-pages.ts';

const forOthers = [
  EntitlementOf,
  EntitlementsOf,
  GrantTier,
  CountActiveSubscribers,
  MembershipRecordOf,
  ForgetGrants,
  ReadMembership,
];

@Module({
  imports: [AuthModule, BillingModule, MikroOrmModule.forFeature([MembershipGrant])],
  controllers: [MembershipFunctionsController, AccountMembershipController, MemberRefundController],
  providers: [
    ...forOthers,
    CheckSubscription,
    PreviewChange,
    MembershipCommands,
    ChangeNow,
    RefundMember,
    TellOpenPages,
    TellOpenPagesWhenRolesChanged,
    TellOpenPagesWhenSubscriptionChanged,
    TellOpenPagesWhenTierGranted,
  ],
  exports: forOthers,
})
export class MembershipModule {}
