import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { dollars } from '../../../ui/words.ts';
import { useGiveBack } from '../api/changes.ts';
import type { Member } from '../api/members.ts';
import { calledOf } from '../called.ts';

/** The 30-day money-back, for as long as it is offered. */
export function GiveBack({ member, cents }: { member: Member; cents: number }) {
  const giveBack = useGiveBack(member.id, cents);
  const amount = dollars(cents);
  return (
    <ConfirmButton
      label="Give the first payment back"
      question={`Give ${amount} back?`}
      yes={`Give ${amount} back`}
      no="Keep it as it is"
      onYes={() => giveBack.mutateAsync(undefined)}
    >
      <p>
        {amount} go back to the card they were paid with, and the paid membership ends at once. Progress is kept, and{' '}
        {calledOf(member)} gets a mail about it.
      </p>
    </ConfirmButton>
  );
}
