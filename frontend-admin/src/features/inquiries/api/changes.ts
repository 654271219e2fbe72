import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import { logFailure } from 'shell/log-failure';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { inquiriesQueryKey, type InquiryStatus, type InquiryDetails } from './inquiries.ts';

/** An error is only logged, because the inquiry then stays in the list as new. */
export function useMarkInquiryRead(id: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => readApiResponse(api.POST('/api/admin/inquiries/{id}/read', { params: { path: { id } } })),
    onSuccess: () => refetchQuery(queryClient, inquiriesQueryKey),
    onError: (error) => logFailure('The inquiry could not be marked as read', error),
  });
}

export function useChangeInquiryStatus(id: string) {
  const { api } = useShell();
  return useMutationWithToast({
    key: inquiriesQueryKey,
    call: (status: InquiryStatus) =>
      readApiResponse(api.PATCH('/api/admin/inquiries/{id}', { params: { path: { id } }, body: { status } })),
    done: (status) => `Marked as ${status}`,
    failed: () => 'Failed to change the status',
  });
}

export function useAddInquiryNote(id: string) {
  const { api } = useShell();
  return useMutationWithToast({
    key: inquiriesQueryKey,
    call: (text: string) =>
      readApiResponse(api.POST('/api/admin/inquiries/{id}/notes', { params: { path: { id } }, body: { text } })),
    done: () => 'Note saved',
    failed: () => 'Failed to save the note',
  });
}

export function useSendInquiryReply({ id, email }: Pick<InquiryDetails, 'id' | 'email'>) {
  const { api } = useShell();
  return useMutationWithToast({
    key: inquiriesQueryKey,
    call: (text: string) =>
      readApiResponse(api.POST('/api/admin/inquiries/{id}/replies', { params: { path: { id } }, body: { text } })),
    done: () => `Reply sent to ${email}`,
    failed: () => 'Failed to send the reply',
  });
}
