import { Component, lazy, type ReactNode } from 'react';
import { useShell } from 'shell';
import { logFailure } from 'shell/log-failure';
import { AdminAway } from './admin-away.tsx';

const AdminApp = lazy(async () => ({ default: (await import('admin/admin-app')).AdminApp }));

/** The admin, from its own build and perhaps its own origin. When it cannot be had, this page says so. */
export function AdminBoundary() {
  const shell = useShell();
  return (
    <UntilAway>
      <AdminApp shell={shell} />
    </UntilAway>
  );
}

class UntilAway extends Component<{ children: ReactNode }, { isAway: boolean }> {
  override state = { isAway: false };

  static getDerivedStateFromError() {
    return { isAway: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The admin is away', error);
  }

  override render() {
    return this.state.isAway ? <AdminAway /> : this.props.children;
  }
}
