import { Activity } from 'react';
import { Outlet } from 'react-router-dom';
import { KeptSession, useSession } from '../../../shell/session.tsx';
import { SessionEnded } from './session-ended.tsx';

/**
 * The pages for signed-in people. When their session ends under one, it is hidden, not taken down: the same person
 * finds it as it was, anybody else gets a fresh one.
 */
export function KeptPages({ institute }: { institute: string }) {
  const { user, lapsed } = useSession();
  return (
    <>
      {lapsed && <SessionEnded institute={institute} />}
      <Activity key={(user ?? lapsed)?.id} mode={lapsed ? 'hidden' : 'visible'}>
        <KeptSession>
          <Outlet />
        </KeptSession>
      </Activity>
    </>
  );
}
