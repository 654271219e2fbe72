import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { dayOf } from '../../../ui/words.ts';
import { useFactorRemoval } from '../api/changes.ts';
import type { History } from '../api/members.ts';
import { calledOf } from '../called.ts';

type Factor = History['secondFactors'][number];

const names: Record<Factor['kind'], string> = { totp: 'Authenticator app', recovery_code: 'Recovery codes' };

/** What somebody proves themselves with besides the password, and the way out when it was lost. */
export function SecondFactors({ history, mayRemove }: { history: History; mayRemove: boolean }) {
  const { member, secondFactors } = history;
  const removal = useFactorRemoval(member.id);
  if (secondFactors.length === 0) return <p className="quiet">No second factor.</p>;
  return (
    <ul className="factor-list">
      {secondFactors.map(({ id, kind, isVerified, since }) => (
        <li key={id}>
          <p>
            {names[kind]}, {isVerified ? `since ${dayOf(since)}` : 'not set up to the end'}
          </p>
          {mayRemove && kind === 'totp' && (
            <ConfirmButton
              label="Remove second factor"
              question="Remove the second factor?"
              yes="Remove it"
              no="Keep it"
              onYes={() => removal.mutateAsync(id)}
            >
              <p>
                From then on the password alone opens the account of {calledOf(member)}. Be sure who asked you for this:
                talk to them, and do not act on a mail alone. They get a mail about it.
              </p>
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  );
}
