import { Typography } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDate, formatFullName } from '../../../ui/format.ts';
import type { Member } from '../api/members.ts';
import { EmailConfirmationStatus, MemberStatus } from './member-status.tsx';
import { MemberActions } from './member-actions.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { MemberRoleList, MemberRolePicker } from './roles.tsx';

const Name = ({ member }: { member: Member }) => (
  <Link className="name" to={`/admin/users/${member.id}`}>
    {formatFullName(member) || <Typography.Text type="secondary">Anonymous</Typography.Text>}
  </Link>
);

const Email = ({ member }: { member: Member }) => (
  <>
    <EmailText email={member.email} /> <EmailConfirmationStatus member={member} />
  </>
);

const columns = (mayChange: boolean): Column<Member>[] => [
  { title: 'Member', width: { wide: '16%' }, cell: (member) => <Name member={member} /> },
  { title: 'Email', width: { wide: '20.6%' }, from: 'wide', cell: (member) => <Email member={member} /> },
  {
    title: 'Plan',
    width: { narrow: '142px', medium: '150px', wide: '14%' },
    cell: (member) => (mayChange ? <PlanPicker member={member} /> : <TierLabel tier={member.plan} />),
  },
  {
    title: 'Status',
    width: { medium: '13%', wide: '10%' },
    from: 'medium',
    cell: (member) => <MemberStatus member={member} />,
  },
  {
    title: 'Roles',
    width: { medium: '22%', wide: '22%' },
    from: 'medium',
    cell: (member) => (mayChange ? <MemberRolePicker member={member} /> : <MemberRoleList roles={member.roles} />),
  },
  {
    title: 'Joined',
    width: { wide: '10.2%' },
    from: 'wide',
    cell: ({ joinDate }) => formatDate(joinDate),
    folded: ({ joinDate }) => `Joined ${formatDate(joinDate)}`,
  },
  {
    title: 'Actions',
    width: { medium: '72px', wide: '7.2%' },
    from: 'medium',
    cell: (member) => <MemberActions member={member} />,
    folded: () => null,
  },
];

export function useMemberColumns(): Column<Member>[] {
  const mayChange = useIsAdmin();
  return useMemo(() => columns(mayChange), [mayChange]);
}
