import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readResponse, api } from 'shell/api';
import { toast } from 'shell/toast';
import { openHostedPage } from './hosted-page.ts';

interface BillingPortal {
  /** Opens the portal in a new tab. Call this in the click handler, otherwise browsers block the tab. */
  open: () => Promise<void>;
  isOpening: boolean;
  /** The URL of the portal if the browser blocked the new tab: show it as a link. */
  blockedUrl: string | undefined;
}

export function useBillingPortal(): BillingPortal {
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const create = useMutation({
    mutationFn: () => readResponse(api.POST('/api/functions/customer-portal', { body: {} })),
  });

  async function open(): Promise<void> {
    setBlockedUrl(undefined);
    try {
      const { url, isOpen } = await openHostedPage('Opening your billing page...', () => create.mutateAsync());
      if (!isOpen) setBlockedUrl(url);
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to open customer portal. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return { open, isOpening: create.isPending, blockedUrl };
}
