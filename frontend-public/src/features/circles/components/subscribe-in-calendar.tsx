import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { readApiResponse, api } from 'shell/api';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';

const calendarQuery = (userId: string) =>
  queryOptions({ queryKey: ['calendar', userId], queryFn: () => readApiResponse(api.GET('/api/calendar')) });

/** Makes the old URL of the calendar feed invalid. */
const renewCalendar = () => readApiResponse(api.POST('/api/calendar/renew'));

const link =
  'inline-flex min-h-11 items-center text-plain text-link underline decoration-1 underline-offset-5 hover:decoration-2';

export function SubscribeInCalendar() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (!user) return null;
  return (
    <div className="relative mt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        className={`${link} gap-2.5 no-underline! tablet:absolute tablet:right-0 tablet:bottom-full tablet:mb-3`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
        <span className="underline decoration-1 underline-offset-5">Subscribe in your calendar</span>
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <CalendarLinks userId={user.id} />}
      </div>
    </div>
  );
}

function CalendarLinks({ userId }: { userId: string }) {
  const client = useQueryClient();
  const address = useQuery(calendarQuery(userId));
  const [said, setSaid] = useState('');
  const renewing = useRequest(async () => {
    client.setQueryData(calendarQuery(userId).queryKey, await renewCalendar());
    setSaid('The address is new. Subscribe again in your calendars.');
  });
  if (hasQueryFailed(address)) return <FetchFailedMessage what="your calendar’s address" query={address} />;
  if (!address.data) return <SkeletonLine height={120} />;
  const { url } = address.data;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url).then(
      () => setSaid('Copied.'),
      () => setSaid(`This is the address: ${url}`),
    );
  }

  return (
    <div className="max-w-155 pb-6">
      <p className="text-plain text-muted">
        All circles and events of your plan, in your own time zone. Moved and cancelled dates change by themselves.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        <li>
          <a href={url.replace(/^https?:/, 'webcal:')} className={link}>
            Open in your calendar
          </a>
        </li>
        <li>
          <button type="button" className={link} onClick={() => void copy()}>
            Copy the address
          </button>
        </li>
        <li>
          <a href={url} download="circles.ics" className={link}>
            Download one file
          </a>
        </li>
      </ul>
      <p className="mt-4 text-15 text-muted">
        Anyone who has the address can read these dates. With a new one, calendars that have the old one get nothing
        more.
      </p>
      <RequestButton request={renewing} variant="quiet" onClick={() => void renewing.run()}>
        Reset the address
      </RequestButton>
      <p role="status" className="min-h-6 text-15 [overflow-wrap:anywhere]">
        {renewing.error?.message ?? said}
      </p>
    </div>
  );
}
