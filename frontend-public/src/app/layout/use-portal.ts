import { useEffect } from 'react';
import { useBillingPortal } from '../../features/membership/api/billing-portal.ts';
import { toast } from 'shell/toast';

/** The billing portal in a new tab; where the browser blocked the tab, a toast carries the link. */
export function usePortal(): { openPortal: () => void; isOpening: boolean } {
  const { open, isOpening, blockedUrl } = useBillingPortal();
  useEffect(() => {
    if (blockedUrl)
      toast({
        title: 'Your browser blocked the new tab.',
        tone: 'neutral',
        action: { label: 'Open your billing page', href: blockedUrl },
      });
  }, [blockedUrl]);
  return { openPortal: () => void open(), isOpening };
}
