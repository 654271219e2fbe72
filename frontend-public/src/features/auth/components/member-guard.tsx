import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { FullScreenLoader } from '../../../ui/loader.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { createSignInPath } from 'shell/session/next';

export function MemberGuard() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <FullScreenLoader />;
  if (status === 'visitor' && isPreviewPage) return <VisitorNotice />;
  if (status === 'visitor') return <Navigate to={createSignInPath(pathname + search + hash)} replace />;
  return <Outlet />;
}

const VisitorNotice = () => (
  <div className="column py-36">
    <EmptyState title="Visitors do not see this page. They are asked to sign in." />
  </div>
);
