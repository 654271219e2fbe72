import { Typography } from 'antd';
import { Link } from 'react-router-dom';
import { capitalize } from '../../../ui/format.ts';
import { toSingularKind } from '../../../ui/kind-name.ts';
import type { FileUsage } from '../api/files.ts';
import { formatDeletionDate } from './file-columns.tsx';

const describeKind = (kind: string): string => (kind === 'files' ? 'Poster of' : capitalize(toSingularKind(kind)));

function getUsagePath({ kind, id, title, state }: FileUsage): string {
  if (kind === 'files') return `/admin/files?file=${id}`;
  if (state === 'trash') return '/admin/content/trash';
  return `/admin/content?${new URLSearchParams({ q: title })}#${kind}`;
}

const stateTexts: Readonly<Record<FileUsage['state'], string>> = {
  published: '',
  draft: ' (draft)',
  trash: ' (in the trash)',
};

interface UsageListProps {
  usages: readonly FileUsage[];
  unusedSince: string | null;
}

export function UsageList({ usages, unusedSince }: UsageListProps) {
  if (usages.length === 0)
    return (
      <Typography.Text type="secondary">
        {unusedSince
          ? `Not used. It will be deleted on ${formatDeletionDate(unusedSince)} unless you use it.`
          : 'Not used.'}
      </Typography.Text>
    );
  return (
    <ul className="dependents">
      {usages.map((usage) => (
        <li key={`${usage.kind} ${usage.id} ${usage.state}`}>
          <span>{describeKind(usage.kind)} </span>
          <Link to={getUsagePath(usage)}>{usage.title}</Link>
          <span>{stateTexts[usage.state]}</span>
        </li>
      ))}
    </ul>
  );
}
