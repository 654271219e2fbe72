import { AdminGuard } from '../../features/admin-guard/components/admin-guard.tsx';
import { TestEmailPage } from '../routes/test-email.tsx';

export function StaffTestEmail() {
  return (
    <AdminGuard>
      <TestEmailPage />
    </AdminGuard>
  );
}
