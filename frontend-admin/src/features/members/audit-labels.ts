import { capitalize, formatDate, formatDollars } from '../../ui/format.ts';

type Details = Readonly<Record<string, unknown>>;

interface AuditLabel {
  words: string;
  more?: (details: Details) => string | false | undefined;
}

const planName = (plan: unknown): string => (typeof plan === 'string' ? capitalize(plan) : '');
const formatDay = (time: unknown): string => (typeof time === 'string' ? formatDate(time) : '');
const from = (before: unknown, after: unknown): string => `From ${planName(before)} to ${planName(after)}`;

const price = ({ amountCents }: Details) => typeof amountCents === 'number' && formatDollars(amountCents);
const reason = ({ reason: words }: Details) => typeof words === 'string' && words;
const role = ({ role: name }: Details) => planName(name);
const factor = ({ kind }: Details) => (kind === 'recovery_code' ? 'Recovery codes' : 'Authenticator app');

const queueName = ({ queue }: Details) => typeof queue === 'string' && queue;

const signInMethods: Readonly<Record<string, string>> = {
  otp: 'With a link or code by email',
  magiclink: 'With a link by email',
  recovery: 'With a link for a new password',
  invite: 'With an invitation',
};

function signIn({ method, newDevice }: Details): string {
  const way = signInMethods[String(method)] ?? 'With the password';
  return newDevice === true ? `${way}, from a new device` : way;
}

const failureReasons: Readonly<Record<string, string>> = {
  'wrong-password': 'Wrong password',
  banned: 'The account is blocked',
  unconfirmed: 'The email is not confirmed',
};

const fieldLabels: Readonly<Record<string, string>> = {
  isConfirmed: 'email confirmed',
  bannedUntil: 'blocked',
  metadata: 'name',
  appMetadata: 'metadata of another service',
};

function fields({ fields: names }: Details): string | false {
  if (!Array.isArray(names) || names.length === 0) return false;
  return capitalize(names.map((name: string) => fieldLabels[name] ?? name).join(', '));
}

function grant({ before, after, until, isUndo }: Details): string {
  const change = `${from(before, after)}${typeof until === 'string' ? `, until ${formatDay(until)}` : ''}`;
  return isUndo === true ? `${change}, undone` : change;
}

const planChange = ({ from: before, to, startsAt }: Details): string =>
  typeof to === 'string' ? `${from(before, to)}, on ${formatDay(startsAt)}` : `On ${formatDay(startsAt)}`;

const upgrade = ({ to, chargedCents, invoice }: Details): string =>
  [
    typeof to === 'string' && `To ${planName(to)}`,
    typeof chargedCents === 'number' && formatDollars(chargedCents),
    typeof invoice === 'string' && `invoice ${invoice}`,
  ]
    .filter(Boolean)
    .join(', ');

const auditLabels: Readonly<Record<string, AuditLabel>> = {
  'account.deletion-requested': { words: 'Account deletion requested' },
  'account.exported': { words: 'Own data downloaded' },
  'account.restored': { words: 'Account deletion cancelled' },
  'auth.account-changed': { words: 'Account changed', more: fields },
  'auth.account-created': { words: 'Account created' },
  'auth.account-deleted': { words: 'Account closed' },
  'auth.account-erased': { words: 'Account deleted' },
  'auth.address-confirmed': { words: 'Email confirmed' },
  'auth.email-changed': { words: 'Email changed' },
  'auth.factor-added': { words: 'Two-step sign-in turned on', more: factor },
  'auth.factor-failed': { words: 'Wrong code for two-step sign-in', more: factor },
  'auth.factor-removed': { words: 'Two-step sign-in turned off', more: factor },
  'auth.link-made': { words: 'Sign-in link created' },
  'auth.password-changed': { words: 'Password changed' },
  'auth.recovery-code-used': { words: 'Recovery code used' },
  'admin.backup-requested': { words: 'Backup requested' },
  'admin.restore-requested': { words: 'Restore of a backup requested' },
  'admin.restore-undo-requested': { words: 'Undo of a restore requested' },
  'admin.backup-restored': { words: 'Backup restored' },
  'admin.restore-undone': { words: 'Restore undone' },
  'admin.queue-board-opened': { words: 'Queue board opened' },
  'admin.queue-board-changed': { words: 'Queues changed on the board' },
  'admin.task-retried': { words: 'Task tried again', more: queueName },
  'admin.tasks-retried': { words: 'Failed tasks tried again' },
  'admin.task-dropped': { words: 'Task dropped', more: queueName },
  'admin.queue-held': { words: 'Queue put on hold', more: queueName },
  'admin.queue-released': { words: 'Queue released', more: queueName },
  'auth.recovery-codes-made': { words: 'Recovery codes created' },
  'auth.recovery-codes-removed': { words: 'Recovery codes removed' },
  'auth.recovery-codes-replaced': { words: 'Recovery codes replaced' },
  'auth.refresh-token-reused': { words: 'Signed out: an old session was reused' },
  'auth.role-added': { words: 'Role added', more: role },
  'auth.role-removed': { words: 'Role removed', more: role },
  'auth.session-ended': { words: 'A device was signed out' },
  'auth.sign-in-failed': { words: 'Sign-in failed', more: ({ reason }) => failureReasons[String(reason)] },
  'auth.signed-in': { words: 'Signed in', more: signIn },
  'auth.signed-out': {
    words: 'Signed out',
    more: ({ scope }) =>
      (scope === 'global' && 'On all devices') || (scope === 'others' && 'On all other devices') || undefined,
  },
  'billing.event-replayed': { words: 'Payment event replayed' },
  'billing.plan-change-scheduled': { words: 'Plan change scheduled', more: planChange },
  'billing.plan-change-undone': { words: 'Plan change cancelled' },
  'billing.plan-upgraded': { words: 'Upgraded at once', more: upgrade },
  'billing.refunded': { words: 'First payment refunded', more: price },
  'billing.refund-failed': { words: 'The bank rejected the refund', more: price },
  'billing.renewal-cancelled': {
    words: 'Renewal cancelled',
    more: ({ endsAt }) => typeof endsAt === 'string' && `Ends on ${formatDay(endsAt)}`,
  },
  'billing.renewal-resumed': { words: 'Renewal turned on again' },
  'billing.subscription-ended': {
    words: 'Membership ended',
    more: ({ reason }) => (reason === 'disputed' ? 'The bank took the payment back' : 'The payment was refunded'),
  },
  'mailing.suppression-removed': { words: 'Suppressed email allowed again' },
  'mailing.unsubscribed-by-staff': { words: 'Subscriber unsubscribed at their request' },
  'community.hide': { words: 'Forum post hidden', more: reason },
  'community.leave': { words: 'Forum post kept', more: reason },
  'community.lift': { words: 'Suspension from the forum ended', more: reason },
  'community.lock': { words: 'Forum topic closed', more: reason },
  'community.move': { words: 'Forum topic moved', more: reason },
  'community.pin': { words: 'Forum topic pinned', more: reason },
  'community.restore': { words: 'Forum post shown again', more: reason },
  'community.suspend': {
    words: 'Suspended from the forum',
    more: (details) => `Until ${formatDay(details['until'])}. ${reason(details) || ''}`,
  },
  'community.unlock': { words: 'Forum topic opened again', more: reason },
  'community.unpin': { words: 'Forum topic unpinned', more: reason },
  'events.people-exported': { words: 'List of people of an event downloaded' },
  'community.warn': { words: 'Warned in the forum', more: reason },
  'inquiries.withdrawal-received': {
    words: 'Withdrawal received',
    more: ({ outcome }) => (outcome === 'refunded' ? 'Refunded' : 'Not refunded automatically'),
  },
  'membership.tier-granted': { words: 'Plan set by an administrator', more: grant },
};

export const getAuditLabel = (action: string): string =>
  auditLabels[action]?.words ?? capitalize(action.replace(/^[^.]*\./, '').replaceAll('-', ' '));

export const formatAuditDetails = (action: string, details: Details): string =>
  auditLabels[action]?.more?.(details) || '';
