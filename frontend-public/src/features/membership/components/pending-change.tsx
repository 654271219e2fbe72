import { Button } from '../../../ui/button.tsx';
import { AccountSection } from '../../../ui/account-section.tsx';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { cancelPendingChange, useMembershipCommand, type Membership } from '../api/membership.ts';
import { formatDay, planText } from '../texts.ts';
import { PlanDifferences } from './plan-differences.tsx';

interface PendingChangeProps {
  membership: Membership;
  pending: NonNullable<Membership['pending']>;
  onChanged: () => void;
}

export function PendingPlanChange({ membership, pending, onChanged }: PendingChangeProps) {
  const today = getTierName(membership.subscription?.tier ?? membership.tier);
  const undo = useMembershipCommand(cancelPendingChange, () => {
    onChanged();
    showToast({ title: 'The change is undone.', description: `You stay with ${today}.` });
  });
  return (
    <AccountSection id="change" heading="Next plan" words={`You keep ${today} until then. Nothing is charged before.`}>
      <p className="title-26">
        {planText(pending)}, from {formatDay(pending.startsAt)}
      </p>
      <div className="mt-6">
        <PlanDifferences opens={pending.opens} closes={pending.closes} />
      </div>
      <div className="mt-8">
        <Button busy={undo.isPending} busyLabel="Undoing..." onClick={() => undo.mutate()}>
          Undo the change
        </Button>
      </div>
    </AccountSection>
  );
}
