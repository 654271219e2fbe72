import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { factorPath, signInPath } from 'shell/session/next';
import { useStaff } from 'shell/session';
import { AdminBoundary } from './admin-boundary.tsx';

/** Everything under /admin: for staff, drawn by the admin's own build. */
export function AdminArea() {
  return (
    <AdminGuard>
      <Suspense fallback={<AdminSkeleton />}>
        <AdminBoundary />
      </Suspense>
    </AdminGuard>
  );
}

/**
 * Lets staff through. A visitor is sent to sign in, a member who is not staff to the dashboard, and staff who need a
 * second factor and have none to where it is set up: nothing is half done there when the first write would be refused.
 */
function AdminGuard({ children }: { children: ReactNode }) {
  const { status } = useStaff();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (status === 'checking') return <AdminSkeleton />;
  if (status === 'visitor') return <Navigate to={signInPath(here)} replace />;
  if (status === 'refused') return <Navigate to="/members/dashboard" replace />;
  if (status === 'factorless') return <Navigate to={factorPath(here)} replace />;
  return children;
}

/**
 * The frame of the admin with bars in the place of what is coming: one picture from the first check to the first list.
 * The words stand where the admin's own stand while its first page loads.
 */
function AdminSkeleton() {
  return (
    <div className="min-h-svh bg-page wide:grid wide:grid-cols-[196px_minmax(0,1fr)]">
      <div aria-hidden="true" className="h-16 bg-[light-dark(#10142b,#0b0e20)] wide:h-auto" />
      <p role="status" className="px-5 pt-[58px] text-[0.875rem] text-muted tablet:px-6">
        Loading...
      </p>
    </div>
  );
}
