import { useEffect } from 'react';
import { useBillingPortal } from '../../features/membership/api/billing-portal.ts';
import { showToast } from 'shell/toast';

/** Opens the billing portal in a new tab; if the browser blocks it, a toast shows the link. */
export function useOpenBillingPortal(): { openPortal: () => void; isOpening: boolean } {
  const { open, isOpening, blockedUrl } = useBillingPortal();
  useEffect(() => {
    if (blockedUrl)
      showToast({
        title: 'Your browser blocked the new tab.',
        tone: 'neutral',
        action: { label: 'Open your billing page', href: blockedUrl },
      });
  }, [blockedUrl]);
  return { openPortal: () => void open(), isOpening };
}
