import { Part } from '../../../ui/part.tsx';
import { tierName } from '../../../ui/tier.ts';
import { toast } from '../../../ui/toast.tsx';
import { refundPurchase, type Membership } from '../api/membership.ts';
import { day, sum } from '../words.ts';
import { ConfirmCommand } from './confirm-command.tsx';

interface MoneyBackProps {
  membership: Membership;
  refund: NonNullable<Membership['refund']>;
  onChanged: () => void;
}

/** The 30-day guarantee, as long as it lasts. */
export function MoneyBack({ membership: { subscription, grantTier }, refund, onChanged }: MoneyBackProps) {
  const amount = sum(refund.amountCents);
  const after = grantTier
    ? `You keep ${tierName(grantTier)}, which was given to you.`
    : 'You go on with the free plan.';
  const end = refund.endsAt
    ? `You have paid for more time since: your membership goes on until ${day(refund.endsAt)}, and ends then.`
    : subscription && `Your ${tierName(subscription.tier)} membership ends at once, and its rooms close.`;
  return (
    <Part id="money-back" heading="Money back" words="For thirty days from your first payment, no reason needed.">
      <p className="max-w-[34rem] text-plain">
        Until <span className="font-[550] whitespace-nowrap">{day(refund.until)}</span> you can have your {amount} back.
      </p>
      <div className="mt-6">
        <ConfirmCommand
          label="Get my money back"
          title={`Get ${amount} back?`}
          description={[
            end ?? 'Your payment comes back to you.',
            `${amount} goes back to your card within ten days. ${after} Your account and your progress are kept. The money-back is given once.`,
          ].join(' ')}
          confirm={`Refund ${amount}`}
          busyLabel="Refunding..."
          stay="Keep my membership"
          ask={refundPurchase}
          told={() =>
            toast({ title: `${amount} is on its way back to you.`, description: 'What you did here is kept.' })
          }
          onChanged={onChanged}
        />
      </div>
    </Part>
  );
}
