import type { User, UserAttributes } from '@supabase/auth-js';
import { queryOptions } from '@tanstack/react-query';
import { callAuthService } from 'shell/session/auth-request';

export interface Account {
  id: string;
  email: string;
  isConfirmed: boolean;
  newEmail: string | undefined;
  firstName: string;
  lastName: string;
  apps: { id: string; name: string; addedAt: string }[];
}

export const accountQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['account', userId, 'person'],
    queryFn: async () => {
      const { user } = await callAuthService((client) => client.getUser());
      return toAccount(user);
    },
    enabled: userId !== undefined,
    retry: false,
  });

export async function changeAccount(change: UserAttributes): Promise<void> {
  const options = { emailRedirectTo: `${location.origin}/auth/confirm` };
  await callAuthService((client) => client.updateUser(change, options));
}

export async function sendVerificationCode(): Promise<void> {
  await callAuthService((client) => client.reauthenticate());
}

function toAccount(user: User): Account {
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
