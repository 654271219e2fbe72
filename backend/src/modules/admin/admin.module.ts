import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { BillingModule } from '../billing/index.ts';
import { ContentModule } from '../content/index.ts';
import { InquiriesModule } from '../inquiries/index.ts';
import { MailingModule } from '../mailing/index.ts';
import { MembershipModule } from '../membership/index.ts';
import { AdminChecksController } from './http/admin-checks.controller.ts';
import { AdminController } from './http/admin.controller.ts';
import { AdminFunctionsController } from './http/admin-functions.controller.ts';
import { InquiryController } from './http/inquiry.controller.ts';
import { MembersController } from './http/members.controller.ts';
import { ChangePlan } from './use-cases/change-plan.ts';
import { CheckAdmin } from './use-cases/check-admin.ts';
import { IsStaff } from './use-cases/is-staff.ts';
import { ListMembers } from './use-cases/list-members.ts';
import { ListRoles } from './use-cases/list-roles.ts';
import { ListSubscribers } from './use-cases/list-subscribers.ts';
import { ManageRole } from './use-cases/manage-role.ts';
import { ReadInquiryWithMails } from './use-cases/read-inquiry-with-mails.ts';
import { ReadMember } from './use-cases/read-member.ts';
import { ReadRoles } from './use-cases/read-roles.ts';
import { ReadStats } from './use-cases/read-stats.ts';

@Module({
  imports: [AuthModule, BillingModule, MembershipModule, ContentModule, InquiriesModule, MailingModule],
  controllers: [AdminChecksController, AdminController, AdminFunctionsController, InquiryController, MembersController],
  providers: [
    ChangePlan,
    CheckAdmin,
    IsStaff,
    ListMembers,
    ListRoles,
    ListSubscribers,
    ManageRole,
    ReadInquiryWithMails,
    ReadMember,
    ReadRoles,
    ReadStats,
  ],
})
export class AdminModule {}
