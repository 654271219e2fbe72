import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readApiResponse, api } from 'shell/api';
import { showToast } from 'shell/toast';
import { openHostedPage } from './hosted-page.ts';

interface BillingPortal {
  /** Call this directly in the click handler, because browsers otherwise block the new tab. */
  open: () => Promise<void>;
  isOpening: boolean;
  blockedUrl: string | undefined;
}

export function useBillingPortal(): BillingPortal {
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const create = useMutation({
    mutationFn: () => readApiResponse(api.POST('/api/functions/customer-portal', { body: {} })),
  });

  async function open(): Promise<void> {
    setBlockedUrl(undefined);
    try {
      const { url, isOpen } = await openHostedPage('Opening your billing page...', () => create.mutateAsync());
      if (!isOpen) setBlockedUrl(url);
    } catch {
      showToast({
        title: 'Error',
        description: 'Failed to open customer portal. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return { open, isOpening: create.isPending, blockedUrl };
}
