import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { momentOf } from '../../../ui/words.ts';
import { decidedList, type Decided } from '../api/moderation.ts';
import { wasDone } from '../deeds.ts';

const whatOf = (kind: Decided['kind'], title: Decided['title']): string =>
  title ? `${wasDone(kind)}, ${title}` : wasDone(kind);

const columns = (to: (id: string) => string): Column<Decided>[] => [
  {
    title: 'What',
    cell: ({ kind, title, postId, reason, until }) => (
      <>
        {postId ? <Link to={to(postId)}>{whatOf(kind, title)}</Link> : <span>{whatOf(kind, title)}</span>}
        <span className="below written">
          {until && <span>{`until ${momentOf(until)} · `}</span>}
          <span>“{reason}”</span>
        </span>
      </>
    ),
  },
  {
    title: 'Member',
    width: { medium: '22%', wide: '18%' },
    from: 'medium',
    cell: ({ subject, subjectId }) => (subjectId ? <Link to={`/admin/users/${subjectId}`}>{subject}</Link> : subject),
  },
  { title: 'By', width: { wide: '18%' }, from: 'wide', cell: ({ by }) => by, folded: ({ by }) => `By ${by}` },
  { title: 'When', width: { medium: '22%', wide: '18%' }, from: 'medium', cell: ({ at }) => momentOf(at) },
];

export function DecidedList({ to }: { to: (id: string) => string }) {
  const { api } = useShell();
  return <PagedTable label="Decisions" list={decidedList(api)} columns={columns(to)} empty="No decisions yet." />;
}
