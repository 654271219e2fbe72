import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { useRequest } from 'shell/use-request';
import {
  downloadMentoringCalendar,
  rescheduleMentoring,
  cancelMentoring,
  type MentoringRequest,
} from '../api/visionary.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { formatDay } from '../../../ui/times.ts';
import { EventTimeInBothZones } from './both-times.tsx';
import { parsePreferredTimes, PreferredTimesFields } from './preferred-times.tsx';

export function MentoringRequestStatus({ request }: { request: MentoringRequest }) {
  const client = useQueryClient();
  const fresh = () => refetchQuery(client, ['mentoring']);
  const [isMoving, setMoving] = useState(false);
  const takingBack = useRequest(async () => {
    await cancelMentoring(request);
    await fresh();
  });
  const saving = useRequest(async () => saveFile('mentoring.ics', await downloadMentoringCalendar(request)));
  const moving = useRequest(async (form: FormData) => {
    await rescheduleMentoring(request, parsePreferredTimes(form));
    await fresh();
    setMoving(false);
  });
  const isAsked = request.state === 'asked';
  return (
    <div className="min-w-0">
      <div role="status" className="flex gap-4 border-t border-rule pt-5">
        <ProgressSunIcon share={isAsked ? undefined : 1} width={40} className="mt-1 self-start" />
        <div className="min-w-0">
          {isAsked ? <UnansweredRequest request={request} /> : <AgreedRequest request={request} />}
        </div>
      </div>
      {!isMoving && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          {!isAsked && (
            <>
              <RequestButton request={saving} onClick={() => void saving.run()}>
                Add to calendar
              </RequestButton>
              <Button variant="quiet" onClick={() => setMoving(true)}>
                Move it
              </Button>
            </>
          )}
          <RequestButton request={takingBack} variant="quiet" onClick={() => void takingBack.run()}>
            Cancel request
          </RequestButton>
        </div>
      )}
      <FormError message={takingBack.error?.message ?? saving.error?.message} />
      {isMoving && (
        <form
          method="dialog"
          className="mt-6 grid gap-6"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void moving.run(new FormData(event.currentTarget));
          }}
        >
          <PreferredTimesFields />
          <FormError message={moving.error?.message} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <RequestButton request={moving} type="submit" variant="primary" busyLabel="Sending...">
              Ask for another date
            </RequestButton>
            <Button variant="quiet" onClick={() => setMoving(false)}>
              Not now
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function UnansweredRequest({ request: { askedAt, mentor, startsAt } }: { request: MentoringRequest }) {
  return (
    <>
      <p>
        <strong className="font-semibold">
          Asked {startsAt ? 'for another date ' : ''}on {formatDay(askedAt)}, with {mentor}.
        </strong>{' '}
        <span className="text-muted">No reply yet.</span>
      </p>
      {startsAt && (
        <>
          <p className="mt-2 text-plain">Until we reply, it stays on {formatDay(startsAt)}.</p>
          <EventTimeInBothZones startsAt={startsAt} />
        </>
      )}
    </>
  );
}

function AgreedRequest({ request: { mentor, startsAt, note } }: { request: MentoringRequest }) {
  if (!startsAt) return null;
  return (
    <>
      <p className="text-plain text-muted">You have an hour with {mentor}.</p>
      <p className="title-32 mt-1">
        <time dateTime={startsAt}>{formatDay(startsAt)}</time>
      </p>
      <EventTimeInBothZones startsAt={startsAt} />
      {note && <p className="mt-3 whitespace-pre-line wrap-anywhere">{note}</p>}
    </>
  );
}
