import { Tag } from 'antd';
import { StatusBadge } from '../../../ui/status.tsx';
import { formatDate } from '../../../ui/format.ts';
import type { Member } from '../api/members.ts';
import { getPlanStatus, getStatusTone } from '../status.ts';

export function MemberStatus({ member: { planStatus, deletionDueAt } }: { member: Member }) {
  const status = getPlanStatus(planStatus);
  return (
    <span>
      <StatusBadge tone={getStatusTone(status)}>{status}</StatusBadge>
      {deletionDueAt && <span className="below bad">Deletes account on {formatDate(deletionDueAt)}</span>}
    </span>
  );
}

/** An email address that is not confirmed may belong to another person. */
export const EmailConfirmationStatus = ({ member: { emailConfirmed } }: { member: Pick<Member, 'emailConfirmed'> }) =>
  !emailConfirmed && <Tag color="warning">Email not confirmed</Tag>;
