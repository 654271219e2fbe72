import { Suspense } from 'react';
import { AdminGuard } from '../../features/admin-guard/components/admin-guard.tsx';
import { AdminSkeleton } from '../../ui/admin-skeleton.tsx';
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
