import type { Tier } from 'shell/tier';
import { getTierName } from 'shell/tier';
import type { UrgentMessage } from '../api/dashboard.ts';
import { OpenBillingPortalButton } from '../../membership/components/open-portal.tsx';
import { paymentOverdueText } from '../../membership/membership-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formatDay } from '../../../ui/times.ts';

export function UrgentNotice({ urgent: { kind, until, ...bought }, tier }: { urgent: UrgentMessage; tier: Tier }) {
  if (kind === 'unpaid')
    return (
      <Notice label="A payment is overdue" words={paymentOverdueText(tier, { ...bought, graceEndsAt: until })}>
        <OpenBillingPortalButton label="Update card" variant="quiet" />
      </Notice>
    );
  const lastDay = until ? formatDay(until) : 'its last day';
  return (
    <Notice label="Your membership ends" words={`Your ${getTierName(bought.tier)} membership ends on ${lastDay}.`}>
      <Button variant="quiet" to="/account/membership">
        Keep my membership
      </Button>
    </Notice>
  );
}
