/** What the trail's words mean to somebody who was not there. */
const sentences: Readonly<Record<string, string>> = {
  'account.deletion-requested': 'Asked for the account to be deleted',
  'account.exported': 'Took a copy of everything we keep',
  'account.restored': 'Took the deletion back',
  'auth.account-changed': 'Account changed',
  'auth.account-created': 'Account created',
  'auth.account-deleted': 'Account closed',
  'auth.account-erased': 'Account erased',
  'auth.address-confirmed': 'Email address confirmed',
  'auth.email-changed': 'Email address changed',
  'auth.factor-added': 'Second factor added',
  'auth.factor-failed': 'Wrong code for the second factor',
  'auth.factor-removed': 'Second factor removed',
  'auth.link-made': 'Sign-in link made',
  'auth.password-changed': 'Password changed',
  'auth.recovery-code-used': 'Recovery code used',
  'auth.recovery-codes-made': 'Recovery codes made',
  'auth.recovery-codes-removed': 'Recovery codes removed',
  'auth.recovery-codes-replaced': 'Recovery codes replaced',
  'auth.refresh-token-reused': 'An old sign-in was used again and ended',
  'auth.role-added': 'Role given',
  'auth.role-removed': 'Role taken',
  'auth.session-ended': 'A session was ended',
  'auth.sign-in-failed': 'Sign-in failed',
  'auth.signed-in': 'Signed in',
  'auth.signed-out': 'Signed out',
  'billing.event-replayed': 'A payment report was replayed',
  'billing.plan-change-scheduled': 'Change of plan chosen',
  'billing.plan-change-undone': 'Change of plan undone',
  'billing.refunded': 'First payment given back',
  'billing.refund-failed': 'The bank could not take what was given back',
  'billing.renewal-cancelled': 'Renewal cancelled',
  'billing.renewal-resumed': 'Renewal resumed',
  'billing.subscription-ended': 'Subscription ended, for its payment went back',
  'membership.tier-granted': 'Plan given by hand',
};

/** A sentence for an action; its own word where this version knows none. */
export const deedOf = (action: string): string => sentences[action] ?? action;

/** The details as "before: free, after: creator"; what is empty is left out. */
export const detailsOf = (details: Readonly<Record<string, unknown>>): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && String(value) !== '')
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(', ');

/** "password-changed" -> "password changed". */
export const mailWord = (kind: string): string => kind.replaceAll('-', ' ');
