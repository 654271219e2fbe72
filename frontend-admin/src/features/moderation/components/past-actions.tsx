import { useQuery } from '@tanstack/react-query';
import { Card, Timeline } from 'antd';
import { Link } from 'react-router-dom';
import { useShell } from '../../../shell/shell.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { decisionRepliesQuery, type ModerationCase } from '../api/moderation.ts';
import { getModerationActionLabel } from '../action-texts.ts';

export function PastModerationActions({ actions }: { actions: ModerationCase['before'] }) {
  const { api } = useShell();
  const { data: replies } = useQuery(
    decisionRepliesQuery(
      api,
      actions.map(({ id }) => id),
    ),
  );
  return (
    <Card title="Earlier actions" style={{ height: '100%' }}>
      {actions.length === 0 && <span className="over">Nothing.</span>}
      <Timeline
        items={actions.map(({ id, kind, by, at, reason, until }) => ({
          key: id,
          content: (
            <>
              <strong>
                {getModerationActionLabel(kind)} by {by}
              </strong>
              <span> </span>
              <span className="over">{formatDateTime(at)}</span>
              {until && <span className="below">until {formatDateTime(until)}</span>}
              <span className="below written">“{reason}”</span>
            </>
          ),
        }))}
      />
      {replies?.items.map(({ id, name, reference, receivedAt }) => (
        <p key={id}>
          <Link to={`/admin/messages/${id}`}>
            {name} answered {formatDateTime(receivedAt)}: {reference}
          </Link>
        </p>
      ))}
    </Card>
  );
}
