import type { Tier } from 'shell/tier';
import { tierName } from 'shell/tier';
import type { Urgent } from '../api/dashboard.ts';
import { OpenPortal } from '../../membership/components/open-portal.tsx';
import { overdueText } from '../../membership/membership-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { day } from '../../../ui/times.ts';

export function UrgentNotice({ urgent: { kind, until, ...bought }, tier }: { urgent: Urgent; tier: Tier }) {
  if (kind === 'unpaid')
    return (
      <Notice label="A payment is overdue" words={overdueText(tier, { ...bought, graceEndsAt: until })}>
        <OpenPortal label="Update card" variant="quiet" />
      </Notice>
    );
  const lastDay = until ? day(until) : 'its last day';
  return (
    <Notice label="Your membership ends" words={`Your ${tierName(bought.tier)} membership ends on ${lastDay}.`}>
      <Button variant="quiet" to="/account/membership">
        Keep my membership
      </Button>
    </Notice>
  );
}
