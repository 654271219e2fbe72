import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from 'shell/session';
import { FullScreenLoader } from '../../../ui/loader.tsx';
import { signInPath } from 'shell/session/next';

/** Lets members through to the pages inside it; sends a visitor to sign in and back again. */
export function MemberGuard() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <FullScreenLoader />;
  if (status === 'visitor') return <Navigate to={signInPath(pathname + search + hash)} replace />;
  return <Outlet />;
}
