import { Card, Descriptions } from 'antd';
import { Link } from 'react-router-dom';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { capitalised, dayOf, momentOf } from '../../../ui/words.ts';
import type { Case } from '../api/moderation.ts';
import { subjectFacts } from '../words.ts';
import { Lift } from './lift.tsx';

export function SubjectCard({ subject }: Pick<Case, 'subject'>) {
  const { id, name, memberSince, tier, suspendedUntil } = subject;
  const isAdmin = useIsAdmin();
  const since = memberSince ? `since ${dayOf(memberSince)}${tier ? `, ${capitalised(tier)}` : ''}` : 'deleted account';
  const facts: [string, string][] = [['Member', since], ...subjectFacts(subject)];
  return (
    <Card title={id ? <Link to={`/admin/users/${id}`}>{name}</Link> : name} style={{ height: '100%' }}>
      <Descriptions
        column={1}
        colon={false}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
      {id && suspendedUntil && (
        <>
          <p>Cannot write until {momentOf(suspendedUntil)}.</p>
          {isAdmin && <Lift id={id} name={name} />}
        </>
      )}
    </Card>
  );
}
