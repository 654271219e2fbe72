import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { createSecondFactorPath, createSignInPath } from 'shell/session/next';
import { useStaffAccess } from 'shell/session';
import { AdminBoundary } from './admin-boundary.tsx';

export function AdminArea() {
  return (
    <AdminGuard>
      <Suspense fallback={<AdminSkeleton />}>
        <AdminBoundary />
      </Suspense>
    </AdminGuard>
  );
}

function AdminGuard({ children }: { children: ReactNode }) {
  const { status } = useStaffAccess();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (status === 'checking') return <AdminSkeleton />;
  if (status === 'visitor') return <Navigate to={createSignInPath(here)} replace />;
  if (status === 'refused') return <Navigate to="/members/dashboard" replace />;
  if (status === 'factorless') return <Navigate to={createSecondFactorPath(here)} replace />;
  return children;
}

function AdminSkeleton() {
  return (
    <div className="min-h-svh bg-page wide:grid wide:grid-cols-[196px_minmax(0,1fr)]">
      <div aria-hidden="true" className="h-16 bg-[light-dark(#10142b,#0b0e20)] wide:h-auto" />
      <p role="status" className="px-5 pt-14.5 text-14 text-muted tablet:px-6">
        Loading...
      </p>
    </div>
  );
}
