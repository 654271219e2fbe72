import { Tag } from 'antd';
import { Status } from '../../../ui/status.tsx';
import { formatDate } from '../../../ui/format.ts';
import type { Member } from '../api/members.ts';
import { planStatusOrActive, statusTone } from '../status.ts';

export function MemberStatus({ member: { planStatus, deletionDueAt } }: { member: Member }) {
  const status = planStatusOrActive(planStatus);
  return (
    <span>
      <Status tone={statusTone(status)}>{status}</Status>
      {deletionDueAt && <span className="below bad">Deletes account on {formatDate(deletionDueAt)}</span>}
    </span>
  );
}

/** Marks an unconfirmed email address, because the account may belong to another person. */
export const EmailStatus = ({ member: { emailConfirmed } }: { member: Pick<Member, 'emailConfirmed'> }) =>
  !emailConfirmed && <Tag color="warning">Email not confirmed</Tag>;
