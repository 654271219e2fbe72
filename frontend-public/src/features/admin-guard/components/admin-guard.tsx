import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../../../shell/session-next.ts';
import { useStaff } from '../../../shell/session.tsx';
import { FullScreenLoader } from '../../../ui/loader.tsx';

/** Lets staff through. A visitor is sent to sign in, a member who is not staff to the dashboard. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { status } = useStaff();
  const { pathname, search } = useLocation();
  if (status === 'checking') return <FullScreenLoader />;
  if (status === 'visitor') return <Navigate to={signInPath(pathname + search)} replace />;
  if (status === 'refused') return <Navigate to="/members/dashboard" replace />;
  return children;
}
