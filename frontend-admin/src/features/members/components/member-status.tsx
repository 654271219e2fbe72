import { Status } from '../../../ui/status.tsx';
import { dayOf } from '../../../ui/words.ts';
import type { Member } from '../api/members.ts';
import { statusOf, toneOf } from '../status.ts';

/** A sign and a word; below it, when the account is deleted, if its owner has asked for that. */
export function MemberStatus({ member: { planStatus, deletionDueAt } }: { member: Member }) {
  const status = statusOf(planStatus);
  return (
    <span>
      <Status tone={toneOf(status)}>{status}</Status>
      {deletionDueAt && <span className="below bad">Deletes account on {dayOf(deletionDueAt)}</span>}
    </span>
  );
}
