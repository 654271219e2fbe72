import { AccountSection } from '../../../ui/account-section.tsx';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { refundPurchase, type Membership } from '../api/membership.ts';
import { formatDay, formatCents } from '../texts.ts';
import { ConfirmCommand } from './confirm-command.tsx';

interface RefundOfferProps {
  membership: Membership;
  refund: NonNullable<Membership['refund']>;
  onChanged: () => void;
}

export function RefundOffer({ membership: { subscription, grantTier }, refund, onChanged }: RefundOfferProps) {
  const amount = formatCents(refund.amountCents);
  const after = grantTier
    ? `You keep ${getTierName(grantTier)}, your gift from the institute.`
    : 'You are then on the free plan.';
  const end = refund.endsAt
    ? `You have paid for more time since, so your membership ends on ${formatDay(refund.endsAt)}.`
    : subscription && `Your ${getTierName(subscription.tier)} membership ends immediately.`;
  return (
    <AccountSection id="money-back" heading="Refund" words="For 30 days after your first payment. You need no reason.">
      <p className="max-w-text text-plain">
        You can have your {amount} refunded until{' '}
        <span className="font-strong whitespace-nowrap">{formatDay(refund.until)}</span>.
      </p>
      <div className="mt-6">
        <ConfirmCommand
          label="Get a refund"
          title={`Refund ${amount}?`}
          description={[
            end ?? 'Your payment is refunded.',
            after,
            `${amount} reaches your card within ten days. Your account stays. You can get a refund once.`,
          ].join(' ')}
          confirm={`Refund ${amount}`}
          busyLabel="Refunding..."
          stay="Keep my membership"
          ask={refundPurchase}
          onDone={() =>
            showToast({ title: `${amount} is refunded.`, description: 'It reaches your card within ten days.' })
          }
          onChanged={onChanged}
        />
      </div>
    </AccountSection>
  );
}
