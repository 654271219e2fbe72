import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api, through } from '../api.ts';
import type { Ask } from '../site-bundle.ts';

/** What the operator has set of new accounts. */
export interface AccountRules {
  /** False where nobody makes an account for themselves. */
  isOpen: boolean;
  areNamesRequired: boolean;
  /** The fewest characters of a new password. */
  shortestPassword: number;
}

/** Assumed until the server has answered; it has the last word in any case. */
export const USUAL_RULES: AccountRules = { isOpen: true, areNamesRequired: true, shortestPassword: 8 };

/** `ask` is given where the page is rendered ahead. */
export const accountRulesQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['session', 'account-rules'],
    queryFn: async (): Promise<AccountRules> => {
      const settings = await answer(api.GET('/api/auth/settings', ask ? { fetch: through(ask) } : {}));
      return {
        isOpen: !settings.disable_signup,
        areNamesRequired: settings.names_required,
        shortestPassword: settings.password_min,
      };
    },
    staleTime: Infinity,
  });

export function useAccountRules(): AccountRules {
  return useQuery(accountRulesQuery()).data ?? USUAL_RULES;
}

/** Said beforehand at every field for a new password. */
export const passwordHint = ({ shortestPassword }: AccountRules): string => `At least ${shortestPassword} characters`;
