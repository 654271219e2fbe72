import { useQuery } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { getTierName } from 'shell/tier';
import { useShell } from '../../../shell/shell.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { formatCount, formatFullName } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { audienceCountQuery, audiencePeopleQuery, type AudienceCount, type AudienceFilter } from '../api/audiences.ts';
import { describeLeftOut } from '../texts.ts';

export function AudienceCountLine({ filter }: { filter: AudienceFilter }) {
  const { api } = useShell();
  const { data: count, error, refetch } = useQuery(audienceCountQuery(api, useDebouncedValue(filter, 300)));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="audience-count">
      <div role="status">
        {count && <CountText count={count} />}
        {error && !count && <span>The number of people could not be loaded.</span>}
      </div>
      {error && !count ? (
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      ) : (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setIsOpen(true)}>
          Who are they?
        </Button>
      )}
      {isOpen && <PeopleDialog filter={filter} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function CountText({ count }: { count: AudienceCount }) {
  const leftOut = describeLeftOut(count.leftOut);
  return (
    <>
      <span className="big">{count.recipients.toLocaleString('en')}</span>
      <span>{count.recipients === 1 ? ' person' : ' people'}</span>
      <Typography.Text type="secondary">
        {` of ${count.active.toLocaleString('en')} active${leftOut ? `; left out: ${leftOut}` : ''}`}
      </Typography.Text>
    </>
  );
}

function PeopleDialog({ filter, onClose }: { filter: AudienceFilter; onClose: () => void }) {
  useFocusReturn();
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(audiencePeopleQuery(api, filter));
  const people = data?.items ?? [];
  return (
    <Dialog open width={560} title="Who are they?" onCancel={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {people.length > 0 ? (
        <>
          <p className="below">{`The first ${formatCount(people.length, 'person', 'people')}, as the audience is now.`}</p>
          <ul className="rows" aria-label="People">
            {people.map((person) => (
              <li key={person.id}>
                <EmailText email={person.email} />
                <span className="below">
                  {[formatFullName(person), getTierName(person.tier), person.source].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <LoadStatus
          isLoading={isPending}
          failure={error ? 'Failed to load the people' : undefined}
          onRetry={refetch}
          empty="No one is in this audience now."
        />
      )}
    </Dialog>
  );
}
