import { Activity, lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { KeptSession, useSession } from 'shell/session';
import { loadFile } from 'shell/site-file';
import { FullScreenLoader } from '../../../ui/loader.tsx';

/** Few sessions end under a page, so its form comes only then. */
const SessionEnded = lazy(async () => ({
  default: (await loadFile(() => import('./session-ended.tsx'))).SessionEnded,
}));

/**
 * The pages for signed-in people. When their session ends under one, it is hidden, not taken down: the same person
 * finds it as it was, anybody else gets a fresh one. Who comes to a page that was nobody's yet finds it as it is.
 */
export function KeptPages({ institute }: { institute: string }) {
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
        <KeptSession>
          <Outlet />
        </KeptSession>
      </Activity>
    </>
  );
}
