import {
  MembershipEndedUnpaid,
  MembershipRefunded,
  MembershipStarted,
  PaymentBecameOverdue,
  PlanChangeScheduled,
  PlanUpgraded,
  RenewalCancelled,
  SubscriptionChanged,
  YearlyRenewalApproached,
} from '#modules/billing/index.ts';
import { PostCreated, PostThanked } from '#modules/community/index.ts';
import { InquiryReceived, MentoringRequestAnswered, ReadInquiryWithReply } from '#modules/inquiries/index.ts';
import { ReplayBecameReady, WaitlistPromoted } from '#modules/live-events/index.ts';
import { FindSubscriberRecipient, LabelAdded, SubscriberJoined } from '#modules/mailing/index.ts';
import { TierGranted } from '#modules/membership/index.ts';
import { ModuleOpened } from '#modules/practice/index.ts';
import { findPersonByEmail, findPersonByUserId, findPeopleByUserIds } from './find-people.ts';
import { defineTrigger, type AutomationTrigger } from './trigger.ts';

/** A schedule starts this trigger, because no event exists for a quiet member. */
export const quietPracticeTrigger = 'practice-quiet';

export const automationTriggers: readonly AutomationTrigger[] = [
  defineTrigger({
    name: 'list-joined',
    text: 'joins the mailing list',
    on: SubscriberJoined,
    findPeople: async ({ subscriberId }, services) => {
      const found = await services.get(FindSubscriberRecipient).find(subscriberId);
      return found ? [await findPersonByEmail(found.email, found.firstName ?? '', services)] : [];
    },
  }),
  defineTrigger({
    name: 'label-added',
    text: 'gets a label',
    on: LabelAdded,
    label: ({ label }) => label,
    findPeople: async ({ email }, services) => [await findPersonByEmail(email, '', services)],
  }),
  defineTrigger({
    name: 'membership-started',
    text: 'makes the first payment of a plan',
    on: MembershipStarted,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'plan-upgraded',
    text: 'upgrades a plan',
    on: PlanUpgraded,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'plan-change-scheduled',
    text: 'chooses another plan for the next period',
    on: PlanChangeScheduled,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'renewal-cancelled',
    text: 'cancels the renewal of a plan',
    on: RenewalCancelled,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'membership-ended',
    text: 'has a plan that ended',
    on: SubscriptionChanged,
    findPeople: async ({ userId, status }, services) =>
      status === 'canceled' ? findPersonByUserId(userId, services) : [],
  }),
  defineTrigger({
    name: 'membership-unpaid',
    text: 'loses a plan because of an unpaid invoice',
    on: MembershipEndedUnpaid,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'payment-overdue',
    text: 'has a payment that failed',
    on: PaymentBecameOverdue,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'yearly-renewal-near',
    text: 'has a yearly renewal within a week',
    on: YearlyRenewalApproached,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'membership-refunded',
    text: 'gets a refund',
    on: MembershipRefunded,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'tier-granted',
    text: 'gets a tier from an administrator',
    on: TierGranted,
    findPeople: async ({ userId, tier }, services) => (tier === 'free' ? [] : findPersonByUserId(userId, services)),
  }),
  { name: quietPracticeTrigger, text: 'has not meditated for 14 days', findPeople: () => Promise.resolve([]) },
  defineTrigger({
    name: 'module-opened',
    text: 'gets the next module of a weekly program',
    on: ModuleOpened,
    findPeople: ({ userIds }, services) => findPeopleByUserIds(userIds, services),
  }),
  defineTrigger({
    name: 'replay-ready',
    text: 'can watch the replay of a circle',
    on: ReplayBecameReady,
    findPeople: ({ userIds }, services) => findPeopleByUserIds(userIds, services),
  }),
  defineTrigger({
    name: 'waitlist-promoted',
    text: 'gets a free place from the waitlist of a circle',
    on: WaitlistPromoted,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
  defineTrigger({
    name: 'post-written',
    text: 'writes in the forum',
    on: PostCreated,
    findPeople: ({ authorId }, services) => findPersonByUserId(authorId, services),
  }),
  defineTrigger({
    name: 'post-thanked',
    text: 'is thanked in the forum',
    on: PostThanked,
    findPeople: ({ authorId }, services) => findPersonByUserId(authorId, services),
  }),
  defineTrigger({
    name: 'inquiry-received',
    text: 'sends a form of the site',
    on: InquiryReceived,
    findPeople: async ({ inquiryId }, services) => {
      const inquiry = await services.get(ReadInquiryWithReply).read({ inquiryId });
      return inquiry ? [await findPersonByEmail(inquiry.email, inquiry.name, services)] : [];
    },
  }),
  defineTrigger({
    name: 'mentoring-answered',
    text: 'gets an answer to a request for mentoring',
    on: MentoringRequestAnswered,
    findPeople: ({ userId }, services) => findPersonByUserId(userId, services),
  }),
];
