import { Link } from 'react-router-dom';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { moderationActionList, type ModerationAction } from '../api/moderation.ts';
import { getModerationActionLabel } from '../action-texts.ts';

const whatOf = (kind: ModerationAction['kind'], title: ModerationAction['title']): string =>
  title ? `${getModerationActionLabel(kind)}, ${title}` : getModerationActionLabel(kind);

const columns = (to: (id: string) => string): Column<ModerationAction>[] => [
  {
    title: 'What',
    cell: ({ kind, title, postId, reason, until }) => (
      <>
        {postId ? <Link to={to(postId)}>{whatOf(kind, title)}</Link> : <span>{whatOf(kind, title)}</span>}
        <span className="below written">
          {until && <span>{`until ${formatDateTime(until)} · `}</span>}
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
  { title: 'When', width: { medium: '22%', wide: '18%' }, from: 'medium', cell: ({ at }) => formatDateTime(at) },
];

export function ModerationActionList({ to }: { to: (id: string) => string }) {
  const { api } = useShell();
  return (
    <PagedTable label="Decisions" list={moderationActionList(api)} columns={columns(to)} empty="No decisions yet." />
  );
}
