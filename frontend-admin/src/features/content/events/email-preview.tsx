import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { dateEmailQuery, type DateChange, type EventDate } from '../api/event-dates.ts';

interface EmailPreviewProps {
  date: EventDate;
  change: DateChange;
}

/** The frame of the email has no permissions. */
export function EmailPreview({ date, change }: EmailPreviewProps) {
  const { api } = useShell();
  // The change is a new object at each render, so the comparison uses its text.
  const wanted = useDebouncedValue(JSON.stringify(change));
  const { data, isError, refetch } = useQuery({
    ...dateEmailQuery(api, date, JSON.parse(wanted) as DateChange),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="email-title" className="audience">
      <Typography.Text strong id="email-title">
        Email they will get
      </Typography.Text>
      {!data && !isError && <div role="status">Loading...</div>}
      {isError && (
        <div role="status">
          <span>Failed to load the email. </span>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && !isError && (
        <>
          <p className="below">{`Subject: ${data.subject}. Here it has your name.`}</p>
          <iframe className="email-frame" sandbox="" srcDoc={data.html} title="Email preview" />
        </>
      )}
    </section>
  );
}
