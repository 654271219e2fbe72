import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { momentOf } from '../../../ui/words.ts';
import { suspendedList, type Suspended } from '../api/moderation.ts';
import { Lift } from './lift.tsx';

const facts: Column<Suspended>[] = [
  { title: 'Member', cell: ({ id, name }) => <Link to={`/admin/users/${id}`}>{name}</Link> },
  { title: 'Until', width: { medium: '22%', wide: '20%' }, from: 'medium', cell: ({ until }) => momentOf(until) },
  { title: 'Why', width: { medium: '30%', wide: '36%' }, from: 'medium', cell: ({ reason }) => reason },
];
const actions: Column<Suspended> = {
  title: 'Actions',
  width: { narrow: '128px', medium: '128px', wide: '14%' },
  cell: (row) => <Lift {...row} />,
};

export function SuspendedList() {
  const { api } = useShell();
  const isAdmin = useIsAdmin();
  return (
    <PagedTable
      label="Suspended members"
      list={suspendedList(api)}
      columns={isAdmin ? [...facts, actions] : facts}
      mark={({ id }) => <RingAvatar of={id} />}
      empty="No suspended members."
      order="the next to end first"
    />
  );
}
