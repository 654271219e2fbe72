import { AccountSection } from '../../../ui/account-section.tsx';
import { tierName } from 'shell/tier';
import { toast } from 'shell/toast';
import { refundPurchase, type Membership } from '../api/membership.ts';
import { day, formatCents } from '../texts.ts';
import { ConfirmCommand } from './confirm-command.tsx';

interface RefundOfferProps {
  membership: Membership;
  refund: NonNullable<Membership['refund']>;
  onChanged: () => void;
}

/** Offer of a refund, shown until the 30-day guarantee ends. */
export function RefundOffer({ membership: { subscription, grantTier }, refund, onChanged }: RefundOfferProps) {
  const amount = formatCents(refund.amountCents);
  const after = grantTier
    ? `You keep ${tierName(grantTier)}, your gift from the institute.`
    : 'You are then on the free plan.';
  const end = refund.endsAt
    ? `You have paid for more time since, so your membership ends on ${day(refund.endsAt)}.`
    : subscription && `Your ${tierName(subscription.tier)} membership ends immediately.`;
  return (
    <AccountSection id="money-back" heading="Refund" words="For 30 days after your first payment. You need no reason.">
      <p className="max-w-text text-plain">
        You can have your {amount} refunded until{' '}
        <span className="font-strong whitespace-nowrap">{day(refund.until)}</span>.
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
            toast({ title: `${amount} is refunded.`, description: 'It reaches your card within ten days.' })
          }
          onChanged={onChanged}
        />
      </div>
    </AccountSection>
  );
}
