import { readApiResponse } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { formatDollars } from '../../../ui/format.ts';
import { membersQueryKey, type Member, type MemberRole } from './members.ts';

export function useChangeMemberPlan(targetUserId: string) {
  const { api } = useShell();
  return useMutationWithToast({
    key: membersQueryKey,
    call: (plan: Member['plan']) =>
      readApiResponse(
        api.POST('/api/functions/admin-update-user-plan', {
          body: { targetUserId, plan, planStatus: null, planInterval: null },
        }),
      ),
    done: () => 'Plan updated successfully',
    failed: () => 'Failed to update plan',
    undo: {
      call: (plan) =>
        readApiResponse(
          api.POST('/api/admin/members/{id}/undo-plan', { params: { path: { id: targetUserId } }, body: { plan } }),
        ),
      done: () => 'Plan change undone',
      failed: () => 'Failed to undo the plan change',
    },
  });
}

interface RoleChange {
  role: MemberRole;
  operation: 'add' | 'remove';
}

export function useChangeMemberRole(targetUserId: string) {
  const { api } = useShell();
  return useMutationWithToast({
    key: membersQueryKey,
    call: (change: RoleChange) =>
      readApiResponse(api.POST('/api/functions/admin-manage-role', { body: { targetUserId, ...change } })),
    done: ({ operation }) => (operation === 'add' ? 'Role added successfully' : 'Role removed successfully'),
    failed: ({ operation }) => (operation === 'add' ? 'Failed to add role' : 'Failed to remove role'),
  });
}

/** The server allows a refund within 30 days after the first payment, unless the payment is disputed. */
export function useRefundPayment(id: string, cents: number) {
  const { api } = useShell();
  return useMutationWithToast({
    key: membersQueryKey,
    call: () => readApiResponse(api.POST('/api/admin/members/{id}/refund', { params: { path: { id } }, body: {} })),
    done: () => `${formatDollars(cents)} refunded`,
    failed: () => 'Failed to refund the payment',
  });
}

/** The member must have proved their identity to staff in another way. */
export function useTurnOffSecondFactor(userId: string) {
  const { api } = useShell();
  return useMutationWithToast({
    key: membersQueryKey,
    call: (factorId: string) =>
      readApiResponse(
        api.DELETE('/api/auth/admin/users/{userId}/factors/{factorId}', { params: { path: { userId, factorId } } }),
      ),
    done: () => 'Two-step sign-in turned off',
    failed: () => 'Failed to turn off two-step sign-in',
  });
}
