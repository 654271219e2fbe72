import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from 'shell/session';
import { FullScreenLoader } from '../../../ui/loader.tsx';
import { createSignInPath } from 'shell/session/next';

export function MemberGuard() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <FullScreenLoader />;
  if (status === 'visitor') return <Navigate to={createSignInPath(pathname + search + hash)} replace />;
  return <Outlet />;
}
