import { useEffect } from 'react';
import { markPaymentExpected } from 'shell/session';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { Button } from '../../../ui/button.tsx';
import { bankConfirmationUrl, upgradeToday, type PlanChangePreview } from '../api/change.ts';
import { useMembershipCommand, type Membership } from '../api/membership.ts';
import { formatCents } from '../texts.ts';

interface UpgradeTodayProps {
  priceId: string;
  preview: PlanChangePreview;
  offer: NonNullable<PlanChangePreview['now']>;
  membership: Membership;
  onDone: () => void;
}

export function UpgradeToday({ priceId, preview, offer, membership, onDone }: UpgradeTodayProps) {
  const name = getTierName(preview.tier);
  const charge = formatCents(offer.chargeCents);
  const upgrade = useMembershipCommand(
    () => upgradeToday(priceId, offer),
    () => {
      showToast({ title: `You are now a ${name} member.`, description: `We charged ${charge}.` });
      onDone();
    },
    (error) => bankConfirmationUrl(error) !== undefined,
  );
  const payUrl = bankConfirmationUrl(upgrade.error);
  const often = preview.interval === 'annual' ? 'a year' : 'a month';

  return (
    <div className="mt-10 rounded-card border border-rule bg-card p-6 tablet:p-8">
      <h3 className="title-26">Upgrade to {name} today</h3>
      <p className="mt-3 text-plain">{chargeText(preview, membership)}</p>
      <p className="mt-3 text-plain text-muted">
        <span>
          We charge your card {charge} now. After that, {name} costs {formatCents(preview.amountCents)} {often}.
        </span>
        {membership.refund && !membership.refund.endsAt && <span>{' Your 30-day refund includes this payment.'}</span>}
      </p>
      <div className="mt-6">
        {payUrl ? (
          <BankConfirmation payUrl={payUrl} />
        ) : (
          <Button busy={upgrade.isPending} busyLabel="Paying..." onClick={() => upgrade.mutate()}>
            Pay {charge} today
          </Button>
        )}
      </div>
    </div>
  );
}

/** Nothing is charged before the member has confirmed the payment at the bank. */
function BankConfirmation({ payUrl }: { payUrl: string }) {
  useEffect(() => markPaymentExpected(), []);
  return (
    <>
      <p role="alert" className="mb-4 text-plain">
        Your bank asks you to confirm this payment. Your plan changes as soon as you have confirmed it.
      </p>
      <Button variant="primary" href={payUrl}>
        Confirm with your bank
      </Button>
    </>
  );
}

function chargeText({ tier, interval }: PlanChangePreview, { subscription }: Membership): string {
  const rest = subscription && `what is left of your ${getTierName(subscription.tier)} payment`;
  const paid =
    subscription?.interval === interval
      ? `${getTierName(tier)} for the rest of this billing period`
      : `the first year of ${getTierName(tier)}`;
  return `You pay for ${paid}${rest ? `, less ${rest}` : ''}.`;
}
