import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatDollars } from '../../../ui/format.ts';
import { useRefundPayment } from '../api/changes.ts';
import { getDisplayName, type Member } from '../api/members.ts';

export function RefundButton({ member, cents }: { member: Member; cents: number }) {
  const giveBack = useRefundPayment(member.id, cents);
  const amount = formatDollars(cents);
  return (
    <ConfirmButton
      label="Refund the first payment"
      question={`Refund ${amount}?`}
      yes={`Refund ${amount}`}
      busy="Refunding..."
      no="Cancel"
      onYes={() => giveBack.mutateAsync(undefined)}
    >
      <p>
        {amount} is refunded to the card that paid. The paid membership of {getDisplayName(member)} ends today. We email
        them about it.
      </p>
    </ConfirmButton>
  );
}
