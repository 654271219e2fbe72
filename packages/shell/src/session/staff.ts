import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../api.ts';
import { logFailure } from '../log-failure.ts';

export type StaffStep = (userId: string) => Promise<boolean>;

const asksProcedure: StaffStep = (userId) => answer(api.POST('/api/rpc/is_admin', { body: { _user_id: userId } }));

const asksFunction: StaffStep = async () => {
  const { isAdmin } = await answer(api.POST('/api/functions/check-admin', { body: {} }));
  return isAdmin;
};

const readsRoles: StaffStep = async (userId) => {
  const { items } = await answer(api.GET('/api/user-roles', { params: { query: { userId } } }));
  return items.length > 0;
};

const STEPS = {
  guard: [asksProcedure, asksFunction, readsRoles],
  navigation: [asksProcedure, readsRoles],
} satisfies Record<string, StaffStep[]>;

/** Resolves true at the first check that grants access. Denied or failed checks fall through to the next. */
export async function anyStepGrants(steps: readonly StaffStep[], userId: string): Promise<boolean> {
  for (const step of steps) {
    try {
      if (await step(userId)) return true;
    } catch (error) {
      logFailure('A staff check failed', error);
    }
  }
  return false;
}

export const staffKey = (userId: string | undefined) => ['session', 'staff', userId] as const;

const staffQuery = (userId: string | undefined, place: keyof typeof STEPS) =>
  queryOptions({
    queryKey: [...staffKey(userId), place],
    queryFn: () => anyStepGrants(STEPS[place], userId ?? ''),
    enabled: userId !== undefined,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** The server checks every write, so a failed request here blocks no page. */
const factorRuleQuery = (isAsked: boolean) =>
  queryOptions({
    queryKey: ['session', 'staff-factor'],
    queryFn: async () => {
      try {
        return (await answer(api.GET('/api/auth/settings'))).staff_second_factor;
      } catch (error) {
        logFailure('The rule for second factors could not be asked', error);
        return false;
      }
    },
    enabled: isAsked,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** True if staff need a second factor to write; undefined while loading. */
export function useFactorRule(isAsked: boolean): boolean | undefined {
  return useQuery(factorRuleQuery(isAsked)).data;
}

export function useStaffCheck(userId: string | undefined, place: keyof typeof STEPS): boolean | undefined {
  const { data } = useQuery(staffQuery(userId, place));
  return userId === undefined ? false : data;
}
