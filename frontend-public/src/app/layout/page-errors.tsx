import { Component, type ReactNode } from 'react';
import { logFailure } from '../../shell/log-failure.ts';
import { ErrorPage } from '../routes/site/error-page.tsx';

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
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
