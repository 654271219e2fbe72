import { useEffect } from 'react';
import { useBillingPortal } from '../../features/membership/api/billing-portal.ts';
import { showToast } from 'shell/toast';

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
