import { queryOptions, useQuery } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch } from '../api.ts';
import type { ApiFetch } from '../site-bundle.ts';

export interface AccountRules {
  isOpen: boolean;
  areNamesRequired: boolean;
  shortestPassword: number;
}

export const DEFAULT_ACCOUNT_RULES: AccountRules = { isOpen: true, areNamesRequired: true, shortestPassword: 8 };

export const accountRulesQuery = (fetchFromApi?: ApiFetch) =>
  queryOptions({
    queryKey: ['session', 'account-rules'],
    queryFn: async (): Promise<AccountRules> => {
      const settings = await readApiResponse(
        api.GET('/api/auth/settings', fetchFromApi ? { fetch: createRequestFetch(fetchFromApi) } : {}),
      );
      return {
        isOpen: !settings.disable_signup,
        areNamesRequired: settings.names_required,
        shortestPassword: settings.password_min,
      };
    },
    staleTime: Infinity,
  });

export function useAccountRules(): AccountRules {
  return useQuery(accountRulesQuery()).data ?? DEFAULT_ACCOUNT_RULES;
}

export const createPasswordHint = ({ shortestPassword }: AccountRules): string =>
  `At least ${shortestPassword} characters`;
