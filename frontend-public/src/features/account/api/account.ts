import type { User, UserAttributes } from '@supabase/auth-js';
import { queryOptions } from '@tanstack/react-query';
import { askAuth } from 'shell/session/call';

/** What the account page shows of the person, read afresh: another device may have changed it. */
export interface Account {
  id: string;
  email: string;
  isConfirmed: boolean;
  /** The address the account is about to move to, while that is not confirmed from both sides. */
  newEmail: string | undefined;
  firstName: string;
  lastName: string;
  /** Authenticator apps that are set up. */
  apps: { id: string; name: string; addedAt: string }[];
}

export const accountQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'person'],
    queryFn: async () => {
      const { user } = await askAuth((client) => client.getUser());
      return accountOf(user);
    },
    enabled: userId !== undefined,
    retry: false,
  });

/** Changes what the person may change about themselves; the session of this browser follows. */
export async function changeAccount(change: UserAttributes): Promise<void> {
  const options = { emailRedirectTo: `${location.origin}/auth/confirm` };
  await askAuth((client) => client.updateUser(change, options));
}

/** Mails a code that shows that the person at this browser is the owner of the address. */
export async function mailProofCode(): Promise<void> {
  await askAuth((client) => client.reauthenticate());
}

function accountOf(user: User): Account {
  const { first_name: firstName, last_name: lastName } = user.user_metadata;
  return {
    id: user.id,
    email: user.email ?? '',
    isConfirmed: Boolean(user.email_confirmed_at),
    newEmail: user.new_email,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    apps: (user.factors ?? [])
      .filter(({ factor_type: kind, status }) => kind === 'totp' && status === 'verified')
      .map(({ id, friendly_name: name, created_at: addedAt }) => ({ id, name: name ?? 'Authenticator app', addedAt })),
  };
}
