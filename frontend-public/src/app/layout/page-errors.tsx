import { Component, lazy, Suspense, type ReactNode } from 'react';
import { logFailure } from '../../shell/log-failure.ts';

const ErrorPage = lazy(async () => ({ default: (await import('../routes/site/errors/error-page.tsx')).ErrorPage }));

/** Keeps a page that fails from taking the site with it. A new address starts afresh. */
export class PageErrors extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page failed', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense fallback={<div className="min-h-svh" />}>
        <ErrorPage />
      </Suspense>
    );
  }
}
