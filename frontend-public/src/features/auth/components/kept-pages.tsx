import { Activity, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { KeptSession, useSession } from 'shell/session';
import { SessionEnded } from './session-ended.tsx';

/**
 * The pages for signed-in people. When their session ends under one, it is hidden, not taken down: the same person
 * finds it as it was, anybody else gets a fresh one. Who comes to a page that was nobody's yet finds it as it is.
 */
export function KeptPages({ institute }: { institute: string }) {
  const { user, lapsed } = useSession();
  const owner = (user ?? lapsed)?.id;
  const [page, setPage] = useState({ owner, turn: 0 });
  if (page.owner !== owner) setPage({ owner, turn: page.owner === undefined ? page.turn : page.turn + 1 });
  return (
    <>
      {lapsed && <SessionEnded institute={institute} />}
      <Activity key={page.turn} mode={lapsed ? 'hidden' : 'visible'}>
        <KeptSession>
          <Outlet />
        </KeptSession>
      </Activity>
    </>
  );
}
