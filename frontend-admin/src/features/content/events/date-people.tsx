import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex, Typography } from 'antd';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { formatCount, formatTime } from '../../../ui/format.ts';
import { LoadStatus } from '../../../ui/load-state.tsx';
import {
  eventDatesKey,
  eventAttendeesQuery,
  fetchAttendeeCsv,
  setAttendance,
  type EventDate,
  type EventAttendee,
} from '../api/event-dates.ts';
import { toDay } from './date-texts.ts';

type PersonRow = EventAttendee & { id: string };

interface DatePeopleProps {
  date: EventDate;
  zone: string;
  /** Attendance can be corrected only after the date has started. */
  hasBegun: boolean;
}

const answers = { coming: 'Said yes', waiting: 'Waiting list' };

export function DateAttendees({ date, zone, hasBegun }: DatePeopleProps) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(eventAttendeesQuery(api, date));
  const { mutate } = useMutationWithToast<{ person: EventAttendee; isPresent: boolean }>({
    key: eventDatesKey,
    call: ({ person: { userId }, isPresent }) => setAttendance(api, date, { userId, isPresent }),
    done: ({ isPresent }) => (isPresent ? 'Recorded as present' : 'Recorded as absent'),
    failed: () => 'Failed to record the attendance',
  });
  const came: Column<PersonRow> = {
    title: 'Came',
    width: { narrow: '96px', medium: '110px', wide: '110px' },
    cell: (person) => (
      <Flex vertical>
        <Checkbox
          aria-label={`${person.name || person.email} came`}
          checked={person.joinedAt !== null}
          onChange={({ target }) => mutate({ person, isPresent: target.checked })}
        />
        {person.joinedAt && (
          <span className="below">
            {person.isRecordedByStaff ? 'by staff' : formatTime(new Date(person.joinedAt), { zone })}
          </span>
        )}
      </Flex>
    ),
  };
  const columns: Column<PersonRow>[] = [
    {
      title: 'Member',
      cell: ({ name, email, answer }) => (
        <>
          <strong>{name || 'Anonymous'}</strong>
          <span className="below">
            <EmailText email={email} />
          </span>
          <span className="below">{answer ? answers[answer] : 'Came without an RSVP'}</span>
        </>
      ),
    },
    {
      title: 'Plan',
      width: { medium: '110px', wide: '110px' },
      from: 'medium',
      cell: ({ tier }) => <TierLabel tier={tier} />,
    },
    ...(hasBegun ? [came] : []),
  ];
  return (
    <Flex vertical gap={12} component="section" aria-labelledby="people-title">
      <Flex wrap gap={12} align="center" justify="space-between">
        <Typography.Title level={2} id="people-title" style={{ fontSize: 20 }}>
          {hasBegun ? 'Who came' : 'Who said yes'}
        </Typography.Title>
        <DownloadButton
          label="Download CSV"
          fileName={`${date.slug}-${toDay(date.startsAt, zone)}.csv`}
          fetchFile={() => fetchAttendeeCsv(api, date)}
        />
      </Flex>
      <DataTable
        label="People"
        columns={columns}
        rows={(data?.items ?? []).map((person) => ({ ...person, id: person.userId }))}
        isStale={false}
        state={
          <LoadStatus
            isLoading={isPending}
            failure={error ? 'Failed to load the people' : undefined}
            onRetry={refetch}
            empty="No member has said yes yet."
          />
        }
      />
      <Typography.Text type="secondary">
        {data && data.total > data.items.length
          ? `The first ${formatCount(data.items.length, 'person', 'people')} of ${data.total}. The CSV file has all.`
          : hasBegun && 'Attendance is recorded by the Join button. Tick the people who came without it.'}
      </Typography.Text>
    </Flex>
  );
}
