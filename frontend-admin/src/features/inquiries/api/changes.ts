import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from 'shell/answer';
import { logFailure } from 'shell/log-failure';
import { readAgain } from 'shell/read-again';
import { useShell } from '../../../shell/shell.tsx';
import { useChange } from '../../../shell/use-change.ts';
import { inquiriesKey, type InquiryStatus, type WholeInquiry } from './inquiries.ts';

/** Only logs an error: the inquiry then stays new. */
export function useReading(id: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.POST('/api/admin/inquiries/{id}/read', { params: { path: { id } } })),
    onSuccess: () => readAgain(queryClient, inquiriesKey),
    onError: (error) => logFailure('The inquiry could not be marked as read', error),
  });
}

export function useStatusChange(id: string) {
  const { api } = useShell();
  return useChange({
    key: inquiriesKey,
    call: (status: InquiryStatus) =>
      answer(api.PATCH('/api/admin/inquiries/{id}', { params: { path: { id } }, body: { status } })),
    done: (status) => `Marked as ${status}`,
    failed: () => 'Failed to change the status',
  });
}

export function useNoteTaking(id: string) {
  const { api } = useShell();
  return useChange({
    key: inquiriesKey,
    call: (text: string) =>
      answer(api.POST('/api/admin/inquiries/{id}/notes', { params: { path: { id } }, body: { text } })),
    done: () => 'Note saved',
    failed: () => 'Failed to save the note',
  });
}

/** Sends an email and sets the inquiry to answered. */
export function useReplying({ id, email }: Pick<WholeInquiry, 'id' | 'email'>) {
  const { api } = useShell();
  return useChange({
    key: inquiriesKey,
    call: (text: string) =>
      answer(api.POST('/api/admin/inquiries/{id}/replies', { params: { path: { id } }, body: { text } })),
    done: () => `Reply sent to ${email}`,
    failed: () => 'Failed to send the reply',
  });
}
