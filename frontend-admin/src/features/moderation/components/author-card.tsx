import { Card, Descriptions } from 'antd';
import { Link } from 'react-router-dom';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { capitalize, formatDate, formatDateTime } from '../../../ui/format.ts';
import type { ModerationCase } from '../api/moderation.ts';
import { formatModerationHistory } from '../labels.ts';
import { LiftSuspensionButton } from './lift-suspension.tsx';

export function PostAuthorCard({ subject }: Pick<ModerationCase, 'subject'>) {
  const { id, name, memberSince, tier, suspendedUntil } = subject;
  const isAdmin = useIsAdmin();
  const since = memberSince
    ? `since ${formatDate(memberSince)}${tier ? `, ${capitalize(tier)}` : ''}`
    : 'deleted account';
  const rows: [string, string][] = [['Member', since], ...formatModerationHistory(subject)];
  return (
    <Card title={id ? <Link to={`/admin/users/${id}`}>{name}</Link> : name} style={{ height: '100%' }}>
      <Descriptions
        column={1}
        colon={false}
        items={rows.map(([label, children]) => ({ key: label, label, children }))}
      />
      {id && suspendedUntil && (
        <>
          <p>Cannot write until {formatDateTime(suspendedUntil)}.</p>
          {isAdmin && <LiftSuspensionButton id={id} name={name} />}
        </>
      )}
    </Card>
  );
}
