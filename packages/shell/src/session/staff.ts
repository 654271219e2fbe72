import { queryOptions, useQuery } from '@tanstack/react-query';
import { readApiResponse, api } from '../api.ts';
import { isPreviewPage } from '../preview.ts';
import { logFailure } from '../log-failure.ts';

export type StaffCheck = (userId: string) => Promise<boolean>;

const checkByProcedure: StaffCheck = (userId) =>
  readApiResponse(api.POST('/api/rpc/is_admin', { body: { _user_id: userId } }));

const checkByFunction: StaffCheck = async () => {
  const { isAdmin } = await readApiResponse(api.POST('/api/functions/check-admin', { body: {} }));
  return isAdmin;
};

const checkByRoles: StaffCheck = async (userId) => {
  const { items } = await readApiResponse(api.GET('/api/user-roles', { params: { query: { userId } } }));
  return items.length > 0;
};

const CHECKS = {
  guard: [checkByProcedure, checkByFunction, checkByRoles],
  navigation: [checkByProcedure, checkByRoles],
} satisfies Record<string, StaffCheck[]>;

/** After a check that throws, the next check still runs. */
export async function hasStaffAccess(steps: readonly StaffCheck[], userId: string): Promise<boolean> {
  for (const step of steps) {
    try {
      if (await step(userId)) return true;
    } catch (error) {
      logFailure('A staff check failed', error);
    }
  }
  return false;
}

export const createStaffQueryKey = (userId: string | undefined) => ['session', 'staff', userId] as const;

const staffQuery = (userId: string | undefined, place: keyof typeof CHECKS) =>
  queryOptions({
    queryKey: [...createStaffQueryKey(userId), place],
    queryFn: () => hasStaffAccess(CHECKS[place], userId ?? ''),
    enabled: userId !== undefined && !isPreviewPage,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** If the rule cannot be loaded, the page requires no second factor, because the server checks every write of staff. */
const factorRuleQuery = (isAsked: boolean) =>
  queryOptions({
    queryKey: ['session', 'staff-factor'],
    queryFn: async () => {
      try {
        return (await readApiResponse(api.GET('/api/auth/settings'))).staff_second_factor;
      } catch (error) {
        logFailure('The rule for second factors could not be loaded', error);
        return false;
      }
    },
    enabled: isAsked,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

export function useIsSecondFactorRequired(isAsked: boolean): boolean | undefined {
  return useQuery(factorRuleQuery(isAsked)).data;
}

export function useStaffCheck(userId: string | undefined, place: keyof typeof CHECKS): boolean | undefined {
  const { data } = useQuery(staffQuery(userId, place));
  return userId === undefined || isPreviewPage ? false : data;
}
