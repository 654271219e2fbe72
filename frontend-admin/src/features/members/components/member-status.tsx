import { Tag } from 'antd';
import { Status } from '../../../ui/status.tsx';
import { dayOf } from '../../../ui/words.ts';
import type { Member } from '../api/members.ts';
import { statusOf, toneOf } from '../status.ts';

export function MemberStatus({ member: { planStatus, deletionDueAt } }: { member: Member }) {
  const status = statusOf(planStatus);
  return (
    <span>
      <Status tone={toneOf(status)}>{status}</Status>
      {deletionDueAt && <span className="below bad">Deletes account on {dayOf(deletionDueAt)}</span>}
    </span>
  );
}

/** Marks an unconfirmed email, because the account may belong to another person. */
export const EmailState = ({ member: { emailConfirmed } }: { member: Pick<Member, 'emailConfirmed'> }) =>
  !emailConfirmed && <Tag color="warning">Email not confirmed</Tag>;
