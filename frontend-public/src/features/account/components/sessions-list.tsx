import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../../frame/load-state.tsx';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { showToast } from 'shell/toast';
import { endOtherSessions, endSession, sessionsQuery, type DeviceSession } from '../api/sessions.ts';
import { formatTimeAgo } from '../../../ui/times.ts';

const bars = [
  { width: 220, height: 22 },
  { width: 160, height: 16 },
];

export function SessionsList() {
  const { user } = useSession();
  const asked = useQuery(sessionsQuery(user?.id));
  const { data: sessions, refetch } = asked;
  const others = useRequest(async () => {
    await endOtherSessions();
    await refetch();
    showToast({ title: 'Your other devices are signed out.' });
  });

  if (!sessions) return <LoadState what="your devices" query={asked} lines={bars} />;
  return (
    <>
      <ul className="-mt-4">
        {sessions.map((session) => (
          <li key={session.id} className="border-b border-rule py-4">
            <SessionRow session={session} onEnded={() => void refetch()} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-6 grid grid-cols-1 gap-3">
          <div>
            <RequestButton request={others} busyLabel="Signing out..." onClick={() => void others.run()}>
              Sign out everywhere else
            </RequestButton>
          </div>
          <FormError message={others.error?.message} />
        </div>
      )}
    </>
  );
}

function SessionRow({ session, onEnded }: { session: DeviceSession; onEnded: () => void }) {
  const [now] = useState(() => new Date());
  const end = useRequest(async () => {
    await endSession(session.id);
    showToast({ title: `${session.device} is signed out.` });
    onEnded();
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="text-plain font-strong">{session.device}</p>
        <p className="text-small text-muted">
          <span className="wrap-anywhere">{session.address}</span>
          {' · '}
          {session.current ? 'this browser' : `last seen ${formatTimeAgo(session.lastSeenAt, now)}`}
        </p>
        <FormError message={end.error?.message} />
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          busy={end.isBusy}
          aria-label={`Sign out ${session.device}, ${session.address}`}
          onClick={() => void end.run()}
        >
          Sign out
        </Button>
      )}
    </div>
  );
}
