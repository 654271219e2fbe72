import { useMutation } from '@tanstack/react-query';
import { readApiResponse, api } from 'shell/api';
import { showToast } from 'shell/toast';
import { Button } from '../../../ui/button.tsx';
import type { Invoice } from '../api/invoices.ts';
import { membershipErrorText } from '../api/membership.ts';
import { formatShortDay } from '../../../ui/times.ts';

export function DownloadInvoice({ invoice: { id, number, createdAt } }: { invoice: Invoice }) {
  const download = useMutation({
    mutationFn: () =>
      readApiResponse(
        api.POST('/api/account/membership/invoices/{id}/download', { params: { path: { id } }, body: {} }),
      ),
    // An invoice downloads as an attachment, so this page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showToast({ title: 'Error', description: membershipErrorText(error), tone: 'destructive' }),
  });
  return (
    <Button
      variant="quiet"
      aria-label={`Download invoice ${number ?? formatShortDay(createdAt)}`}
      busy={download.isPending}
      busyLabel="Opening..."
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  );
}
