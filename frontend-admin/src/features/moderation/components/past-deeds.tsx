import { useQuery } from '@tanstack/react-query';
import { Card, Timeline } from 'antd';
import { Link } from 'react-router-dom';
import { useShell } from '../../../shell/shell.tsx';
import { momentOf } from '../../../ui/words.ts';
import { answersQuery, type Case } from '../api/moderation.ts';
import { wasDone } from '../deeds.ts';

/** Earlier actions on the post, its topic and its author, with the author's replies to us. */
export function PastDeeds({ deeds }: { deeds: Case['before'] }) {
  const { api } = useShell();
  const { data: answers } = useQuery(
    answersQuery(
      api,
      deeds.map(({ id }) => id),
    ),
  );
  return (
    <Card title="Earlier actions" style={{ height: '100%' }}>
      {deeds.length === 0 && <span className="over">Nothing.</span>}
      <Timeline
        items={deeds.map(({ id, kind, by, at, reason, until }) => ({
          key: id,
          content: (
            <>
              <strong>
                {wasDone(kind)} by {by}
              </strong>
              <span> </span>
              <span className="over">{momentOf(at)}</span>
              {until && <span className="below">until {momentOf(until)}</span>}
              <span className="below written">“{reason}”</span>
            </>
          ),
        }))}
      />
      {answers?.items.map(({ id, name, reference, receivedAt }) => (
        <p key={id}>
          <Link to={`/admin/messages/${id}`}>
            {name} answered {momentOf(receivedAt)}: {reference}
          </Link>
        </p>
      ))}
    </Card>
  );
}
