import { AccountModule } from '#modules/account/index.ts';
import { AdminModule } from '#modules/admin/index.ts';
import { AuthModule } from '#modules/auth/index.ts';
import { AutomationsModule } from '#modules/automations/index.ts';
import { BillingModule } from '#modules/billing/index.ts';
import { CommunityModule } from '#modules/community/index.ts';
import { ContentModule } from '#modules/content/index.ts';
import { FilesModule } from '#modules/files/index.ts';
import { HomeModule } from '#modules/home/index.ts';
import { InquiriesModule } from '#modules/inquiries/index.ts';
import { LiveEventsModule } from '#modules/live-events/index.ts';
import { MailingModule } from '#modules/mailing/index.ts';
import { MembershipModule } from '#modules/membership/index.ts';
import { NotificationsModule } from '#modules/notifications/index.ts';
import { PracticeModule } from '#modules/practice/index.ts';

/** A module may import only earlier modules of this list. */
export const appModules = [
  AuthModule,
  BillingModule,
  MembershipModule,
  FilesModule,
  ContentModule,
  PracticeModule,
  LiveEventsModule,
  CommunityModule,
  InquiriesModule,
  MailingModule,
  AutomationsModule,
  NotificationsModule,
  AccountModule,
  HomeModule,
  AdminModule,
];
