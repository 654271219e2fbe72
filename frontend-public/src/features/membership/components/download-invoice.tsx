import { useMutation } from '@tanstack/react-query';
import { readResponse, api } from 'shell/api';
import { toast } from 'shell/toast';
import { Button } from '../../../ui/button.tsx';
import type { Invoice } from '../api/invoices.ts';
import { errorText } from '../api/membership.ts';
import { shortDay } from '../../../ui/times.ts';

export function DownloadInvoice({ invoice: { id, number, createdAt } }: { invoice: Invoice }) {
  const download = useMutation({
    mutationFn: () =>
      readResponse(api.POST('/api/account/membership/invoices/{id}/download', { params: { path: { id } }, body: {} })),
    // The server sends the invoice as an attachment, so this page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast({ title: 'Error', description: errorText(error), tone: 'destructive' }),
  });
  return (
    <Button
      variant="quiet"
      aria-label={`Download invoice ${number ?? shortDay(createdAt)}`}
      busy={download.isPending}
      busyLabel="Opening..."
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  );
}
