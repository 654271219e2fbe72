import { Suspense } from 'react';
import { AdminGuard } from '../../features/admin-guard/components/admin-guard.tsx';
import { FullScreenLoader } from '../../ui/loader.tsx';
import { AdminBoundary } from './admin-boundary.tsx';

/** Everything under /admin: for staff, drawn by the admin's own build. */
export function AdminArea() {
  return (
    <AdminGuard>
      <Suspense fallback={<FullScreenLoader />}>
        <AdminBoundary />
      </Suspense>
    </AdminGuard>
  );
}
