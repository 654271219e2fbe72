import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { dollars } from '../../../ui/words.ts';
import { useGiveBack } from '../api/changes.ts';
import { calledOf, type Member } from '../api/members.ts';

export function GiveBack({ member, cents }: { member: Member; cents: number }) {
  const giveBack = useGiveBack(member.id, cents);
  const amount = dollars(cents);
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
        {amount} is refunded to the card that paid. The paid membership of {calledOf(member)} ends today. We email them
        about it.
      </p>
    </ConfirmButton>
  );
}
