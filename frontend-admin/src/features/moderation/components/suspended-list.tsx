import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { suspendedMemberList, type SuspendedMember } from '../api/moderation.ts';
import { LiftSuspensionButton } from './lift-suspension.tsx';

const facts: Column<SuspendedMember>[] = [
  { title: 'Member', cell: ({ id, name }) => <Link to={`/admin/users/${id}`}>{name}</Link> },
  { title: 'Until', width: { medium: '22%', wide: '20%' }, from: 'medium', cell: ({ until }) => formatDateTime(until) },
  { title: 'Why', width: { medium: '30%', wide: '36%' }, from: 'medium', cell: ({ reason }) => reason },
];
const actions: Column<SuspendedMember> = {
  title: 'Actions',
  width: { narrow: '128px', medium: '128px', wide: '14%' },
  cell: (row) => <LiftSuspensionButton {...row} />,
};

export function SuspendedMemberList() {
  const { api } = useShell();
  const isAdmin = useIsAdmin();
  return (
    <PagedTable
      label="Suspended members"
      list={suspendedMemberList(api)}
      columns={isAdmin ? [...facts, actions] : facts}
      mark={({ id }) => <RingAvatar of={id} />}
      empty="No suspended members."
      order="the next to end first"
    />
  );
}
