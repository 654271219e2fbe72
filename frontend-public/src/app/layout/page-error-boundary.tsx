import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../routes/site/errors/error-page.tsx';

interface PageErrorBoundaryProps {
  children: ReactNode;
  at?: string;
  isWhole?: boolean;
}

interface PageErrorBoundaryState {
  failed: { error: unknown } | undefined;
}

export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): PageErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate({ at }: PageErrorBoundaryProps) {
    if (at !== this.props.at && this.state.failed) this.setState({ failed: undefined });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const page = <ErrorPage error={failed.error} />;
    return this.props.isWhole ? <main id="main">{page}</main> : page;
  }
}
