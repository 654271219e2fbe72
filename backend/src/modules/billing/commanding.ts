import { BillingCommand } from './domain/billing-command.entity.ts';
import { BillingNotice } from './domain/billing-notice.entity.ts';
import { EndSubscriptionWhenPaymentReturned } from './reactions/end-subscription-when-payment-returned.ts';
import { FinishCommandsThatBrokeOff } from './reactions/finish-commands-that-broke-off.ts';
import { PlanNoticesWhenSubscriptionChanged } from './reactions/plan-notices-when-subscription-changed.ts';
import { ReleaseSchedulesThatAreSpent } from './reactions/release-schedules-that-are-spent.ts';
import { SendNoticesThatAreDue } from './reactions/send-notices-that-are-due.ts';
import { CancelRenewal } from './use-cases/commands/cancel-renewal.ts';
import { CarryOut } from './use-cases/commands/carry-out.ts';
import { ChangePlanNow } from './use-cases/commands/change-plan-now.ts';
import { ChangePlan } from './use-cases/commands/change-plan.ts';
import { EndForReturnedPayment } from './use-cases/commands/end-for-returned-payment.ts';
import { EndSubscription } from './use-cases/commands/end-subscription.ts';
import { FinishCommands } from './use-cases/commands/finish-commands.ts';
import { GiveBack } from './use-cases/commands/give-back.ts';
import { LiveSubscriptionOf } from './use-cases/commands/live-subscription-of.ts';
import { MoneyBackOf } from './use-cases/commands/money-back-of.ts';
import { NoteFailedRefunds } from './use-cases/commands/note-failed-refunds.ts';
import { NoteReturnedPayment } from './use-cases/commands/note-returned-payment.ts';
import { OpenCommands } from './use-cases/commands/open-commands.ts';
import { PlanChange } from './use-cases/commands/plan-change.ts';
import { RefundPurchase } from './use-cases/commands/refund-purchase.ts';
import { ReleaseSpentSchedules } from './use-cases/commands/release-spent-schedules.ts';
import { ResumeRenewal } from './use-cases/commands/resume-renewal.ts';
import { SetNextPlan } from './use-cases/commands/set-next-plan.ts';
import { SyncMember } from './use-cases/commands/sync-member.ts';
import { UndoPlanChange } from './use-cases/commands/undo-plan-change.ts';
import { ListInvoices } from './use-cases/standing/list-invoices.ts';
import { PlanNotices } from './use-cases/notices/plan-notices.ts';
import { SendNotices } from './use-cases/notices/send-notices.ts';
import { StandingOf } from './use-cases/standing/standing-of.ts';

/** What members ask of their subscriptions, and what they are told of them. */
export const commandingEntities = [BillingCommand, BillingNotice];

/** What other modules may call. */
export const commandingDoor = [
  StandingOf,
  ListInvoices,
  PlanChange,
  ChangePlan,
  ChangePlanNow,
  UndoPlanChange,
  CancelRenewal,
  ResumeRenewal,
  RefundPurchase,
  SyncMember,
];

export const commanding = [
  ...commandingDoor,
  CarryOut,
  OpenCommands,
  FinishCommands,
  LiveSubscriptionOf,
  MoneyBackOf,
  GiveBack,
  EndSubscription,
  SetNextPlan,
  NoteFailedRefunds,
  NoteReturnedPayment,
  EndForReturnedPayment,
  ReleaseSpentSchedules,
  PlanNotices,
  SendNotices,
  EndSubscriptionWhenPaymentReturned,
  FinishCommandsThatBrokeOff,
  PlanNoticesWhenSubscriptionChanged,
  ReleaseSchedulesThatAreSpent,
  SendNoticesThatAreDue,
];
