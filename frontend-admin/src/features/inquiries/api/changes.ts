import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readResponse } from 'shell/api-problem';
import { logFailure } from 'shell/log-failure';
import { refetch } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { useChange } from '../../../shell/use-change.ts';
import { inquiriesKey, type InquiryStatus, type InquiryDetails } from './inquiries.ts';

/** Marks an inquiry as read. An error is only logged: the inquiry then stays new. */
export function useMarkRead(id: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => readResponse(api.POST('/api/admin/inquiries/{id}/read', { params: { path: { id } } })),
    onSuccess: () => refetch(queryClient, inquiriesKey),
    onError: (error) => logFailure('The inquiry could not be marked as read', error),
  });
}

export function useStatusChange(id: string) {
  const { api } = useShell();
  return useChange({
    key: inquiriesKey,
    call: (status: InquiryStatus) =>
      readResponse(api.PATCH('/api/admin/inquiries/{id}', { params: { path: { id } }, body: { status } })),
    done: (status) => `Marked as ${status}`,
    failed: () => 'Failed to change the status',
  });
}

export function useAddNote(id: string) {
  const { api } = useShell();
  return useChange({
    key: inquiriesKey,
    call: (text: string) =>
      readResponse(api.POST('/api/admin/inquiries/{id}/notes', { params: { path: { id } }, body: { text } })),
    done: () => 'Note saved',
    failed: () => 'Failed to save the note',
  });
}

export function useSendReply({ id, email }: Pick<InquiryDetails, 'id' | 'email'>) {
  const { api } = useShell();
  return useChange({
    key: inquiriesKey,
    call: (text: string) =>
      readResponse(api.POST('/api/admin/inquiries/{id}/replies', { params: { path: { id } }, body: { text } })),
    done: () => `Reply sent to ${email}`,
    failed: () => 'Failed to send the reply',
  });
}
