import { Activity, lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PreservedSessionProvider, useSession } from 'shell/session';
import { loadChunk } from 'shell/load-chunk';
import { FullScreenLoader } from '../../../ui/loader.tsx';

const SessionEnded = lazy(async () => ({
  default: (await loadChunk(() => import('./session-ended.tsx'))).SessionEndedDialog,
}));

/** Shows the same page when the user signs in again after the session expired, and a new page to another user. */
export function SessionPages({ institute }: { institute: string }) {
  const { user, expired } = useSession();
  const owner = (user ?? expired)?.id;
  const [page, setPage] = useState({ owner, turn: 0 });
  if (page.owner !== owner) setPage({ owner, turn: page.owner === undefined ? page.turn : page.turn + 1 });
  return (
    <>
      {expired && (
        <Suspense fallback={<FullScreenLoader />}>
          <SessionEnded institute={institute} />
        </Suspense>
      )}
      <Activity key={page.turn} mode={expired ? 'hidden' : 'visible'}>
        <PreservedSessionProvider>
          <Outlet />
        </PreservedSessionProvider>
      </Activity>
    </>
  );
}
