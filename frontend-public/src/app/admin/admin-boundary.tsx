import { Component, lazy, type ReactNode } from 'react';
import { useShell } from 'shell';
import { Button } from '../../ui/button.tsx';
import { ErrorPageLayout } from '../routes/site/errors/error-page-layout.tsx';
import { brand } from '../../frame/brand.ts';

const AdminApp = lazy(async () => ({ default: (await import('admin/admin-app')).AdminApp }));

export function AdminBoundary() {
  const shell = useShell();
  return (
    <AdminErrorBoundary>
      <AdminApp shell={shell} />
    </AdminErrorBoundary>
  );
}

class AdminErrorBoundary extends Component<{ children: ReactNode }, { isAway: boolean }> {
  override state = { isAway: false };

  static getDerivedStateFromError() {
    return { isAway: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.isAway ? <AdminUnavailable /> : this.props.children;
  }
}

function AdminUnavailable() {
  return (
    <main id="main" tabIndex={-1}>
      <title>{`Admin · ${brand.name}`}</title>
      <ErrorPageLayout title="The admin could not be loaded" words="The rest of the site works. Please try again.">
        <Button variant="gold" size="large" onClick={() => location.reload()}>
          Try again
        </Button>
        <Button variant="quiet" to="/">
          Home
        </Button>
      </ErrorPageLayout>
    </main>
  );
}
