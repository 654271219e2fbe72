/** The institute's mails: a name and its facts go in, subject, HTML and plain text come out. Sends nothing. */
import type { AuthAccountDeletionProps } from './emails/auth-account-deletion.tsx';
import type { AuthCodeProps } from './emails/auth-code.tsx';
import type { AuthEmailChangeProps } from './emails/auth-email-change.tsx';
import type { AuthEmailChangedProps } from './emails/auth-email-changed.tsx';
import type { AuthFactorChangedProps } from './emails/auth-factor-changed.tsx';
import type { AuthNewDeviceProps } from './emails/auth-new-device.tsx';
import type { AuthOldSignInUsedProps } from './emails/auth-old-sign-in-used.tsx';
import type { AuthPasswordChangedProps } from './emails/auth-password-changed.tsx';
import type { InquiryNoticeProps } from './emails/inquiry-notice.tsx';
import type { InquiryReceiptProps } from './emails/inquiry-receipt.tsx';
import type { InquiryReplyProps } from './emails/inquiry-reply.tsx';
import type { ListConfirmProps } from './emails/list-confirm.tsx';
import type { MembershipCancelledProps } from './emails/membership-cancelled.tsx';
import type { MembershipChangeProps } from './emails/membership-change.tsx';
import type { MembershipDisputedProps } from './emails/membership-disputed.tsx';
import type { MembershipPaymentFailedProps } from './emails/membership-payment-failed.tsx';
import type { MembershipRefundFailedProps } from './emails/membership-refund-failed.tsx';
import type { MembershipRefundedProps } from './emails/membership-refunded.tsx';
import type { MembershipRenewalProps } from './emails/membership-renewal.tsx';
import type { MembershipUnpaidProps } from './emails/membership-unpaid.tsx';
import type { WelcomeProps } from './emails/welcome.tsx';
import type { AccountLetterProps, AskingLetterProps } from './layout/account-letter.tsx';
import type { InquiryLetterProps } from './layout/inquiry-letter.tsx';
import type { MembershipLetterProps } from './layout/membership-letter.tsx';
import type { MailTemplate } from './mail-template.ts';
import type { RenderedMail } from './render-mail.ts';

export type { AccountLetterProps, InquiryLetterProps, MembershipLetterProps, RenderedMail, WelcomeProps };

/** What each mail must be told. Every field is required, so a forgotten one breaks the build and not a letter. */
export interface MailProps {
  welcome: WelcomeProps;
  'list-confirm': ListConfirmProps;
  'auth-confirm': AskingLetterProps;
  'auth-recover': AskingLetterProps;
  'auth-code': AuthCodeProps;
  'auth-invite': AskingLetterProps;
  'auth-email-change': AuthEmailChangeProps;
  'auth-email-changed': AuthEmailChangedProps;
  'auth-password-changed': AuthPasswordChangedProps;
  'auth-new-device': AuthNewDeviceProps;
  'auth-factor-changed': AuthFactorChangedProps;
  'auth-old-sign-in-used': AuthOldSignInUsedProps;
  'auth-account-deletion': AuthAccountDeletionProps;
  'membership-payment-failed': MembershipPaymentFailedProps;
  'membership-unpaid': MembershipUnpaidProps;
  'membership-renewal': MembershipRenewalProps;
  'membership-change': MembershipChangeProps;
  'membership-cancelled': MembershipCancelledProps;
  'membership-refunded': MembershipRefundedProps;
  'membership-refund-failed': MembershipRefundFailedProps;
  'membership-disputed': MembershipDisputedProps;
  'inquiry-receipt': InquiryReceiptProps;
  'inquiry-notice': InquiryNoticeProps;
  'inquiry-reply': InquiryReplyProps;
}

export type MailName = keyof MailProps;

/** Loaded with the first mail rendered: React Email takes some 50 MB, which a process that sends no mail never pays. */
const templates: { [Name in MailName]: () => Promise<MailTemplate<MailProps[Name]>> } = {
  welcome: async () => (await import('./emails/welcome.tsx')).welcome,
  'list-confirm': async () => (await import('./emails/list-confirm.tsx')).listConfirm,
  'auth-confirm': async () => (await import('./emails/auth-confirm.tsx')).authConfirm,
  'auth-recover': async () => (await import('./emails/auth-recover.tsx')).authRecover,
  'auth-code': async () => (await import('./emails/auth-code.tsx')).authCode,
  'auth-invite': async () => (await import('./emails/auth-invite.tsx')).authInvite,
  'auth-email-change': async () => (await import('./emails/auth-email-change.tsx')).authEmailChange,
  'auth-email-changed': async () => (await import('./emails/auth-email-changed.tsx')).authEmailChanged,
  'auth-password-changed': async () => (await import('./emails/auth-password-changed.tsx')).authPasswordChanged,
  'auth-new-device': async () => (await import('./emails/auth-new-device.tsx')).authNewDevice,
  'auth-factor-changed': async () => (await import('./emails/auth-factor-changed.tsx')).authFactorChanged,
  'auth-old-sign-in-used': async () => (await import('./emails/auth-old-sign-in-used.tsx')).authOldSignInUsed,
  'auth-account-deletion': async () => (await import('./emails/auth-account-deletion.tsx')).authAccountDeletion,
  'membership-payment-failed': async () =>
    (await import('./emails/membership-payment-failed.tsx')).membershipPaymentFailed,
  'membership-unpaid': async () => (await import('./emails/membership-unpaid.tsx')).membershipUnpaid,
  'membership-renewal': async () => (await import('./emails/membership-renewal.tsx')).membershipRenewal,
  'membership-change': async () => (await import('./emails/membership-change.tsx')).membershipChange,
  'membership-cancelled': async () => (await import('./emails/membership-cancelled.tsx')).membershipCancelled,
  'membership-refunded': async () => (await import('./emails/membership-refunded.tsx')).membershipRefunded,
  'membership-refund-failed': async () =>
    (await import('./emails/membership-refund-failed.tsx')).membershipRefundFailed,
  'membership-disputed': async () => (await import('./emails/membership-disputed.tsx')).membershipDisputed,
  'inquiry-receipt': async () => (await import('./emails/inquiry-receipt.tsx')).inquiryReceipt,
  'inquiry-notice': async () => (await import('./emails/inquiry-notice.tsx')).inquiryNotice,
  'inquiry-reply': async () => (await import('./emails/inquiry-reply.tsx')).inquiryReply,
};

export const mailNames = Object.keys(templates) as MailName[];

export async function renderMail<Name extends MailName>(name: Name, props: MailProps[Name]): Promise<RenderedMail> {
  const [template, { renderTemplate }] = await Promise.all([templates[name](), import('./render-mail.ts')]);
  return renderTemplate<MailProps[Name]>(template, props);
}

/** The sample values of a mail, for the preview and the tests. */
export async function previewProps<Name extends MailName>(name: Name): Promise<MailProps[Name]> {
  return (await templates[name]()).PreviewProps;
}
