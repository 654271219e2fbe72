import { AccountSection } from '../../../ui/account-section.tsx';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { cancelRenewal, type Membership } from '../api/membership.ts';
import { formatDay } from '../texts.ts';
import { ConfirmCommand } from './confirm-command.tsx';

interface CancelMembershipProps {
  subscription: NonNullable<Membership['subscription']>;
  pending: Membership['pending'];
  onChanged: () => void;
}

export function CancelMembership({ subscription, pending, onChanged }: CancelMembershipProps) {
  const end = formatDay(subscription.periodEnd);
  const name = getTierName(subscription.tier);
  return (
    <AccountSection id="leaving" heading="Cancel" words="You keep what you paid for until its last day.">
      <p className="max-w-text text-plain">
        You can cancel at any time, and keep {name} until <span className="font-strong whitespace-nowrap">{end}</span>.
      </p>
      <div className="mt-6">
        <ConfirmCommand
          label="Cancel membership"
          title="Cancel your membership?"
          description={[
            `You keep ${name} until ${end}, and nothing more is charged.`,
            ...(pending ? [`The change to ${getTierName(pending.tier)} does not happen then.`] : []),
            'Until that day you can change your mind.',
          ].join(' ')}
          confirm="Cancel membership"
          busyLabel="Cancelling..."
          stay="Keep my membership"
          ask={cancelRenewal}
          onDone={() =>
            showToast({ title: `Your membership ends on ${end}.`, description: 'Nothing more is charged.' })
          }
          onChanged={onChanged}
        />
      </div>
    </AccountSection>
  );
}
