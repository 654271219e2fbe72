import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { factorPath, signInPath } from 'shell/session/next';
import { useStaff } from 'shell/session';
import { AdminSkeleton } from '../../../ui/admin-skeleton.tsx';

/**
 * Lets staff through. A visitor is sent to sign in, a member who is not staff to the dashboard, and staff who need a
 * second factor and have none to where it is set up: nothing is half done there when the first write would be refused.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { status } = useStaff();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (status === 'checking') return <AdminSkeleton />;
  if (status === 'visitor') return <Navigate to={signInPath(here)} replace />;
  if (status === 'refused') return <Navigate to="/members/dashboard" replace />;
  if (status === 'factorless') return <Navigate to={factorPath(here)} replace />;
  return children;
}
