import { Component, type ReactNode } from 'react';
import { logFailure } from 'shell/log-failure';
import { ErrorPage } from '../routes/site/errors/error-page.tsx';

interface PageErrorsProps {
  children: ReactNode;
  /** The address; another one starts afresh. */
  at?: string;
  /** Whether all of the document lies within: the error page is then its main part. */
  isWhole?: boolean;
  /** Stands there in the place of the error page: for a part that a page can do without. */
  instead?: ReactNode;
}

interface PageErrorsState {
  failed: { error: unknown } | undefined;
}

/** Keeps a page that fails from taking what is round it with it. */
export class PageErrors extends Component<PageErrorsProps, PageErrorsState> {
  override state: PageErrorsState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): PageErrorsState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page failed', error);
  }

  override componentDidUpdate({ at }: PageErrorsProps) {
    if (at !== this.props.at && this.state.failed) this.setState({ failed: undefined });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if ('instead' in this.props) return this.props.instead;
    const page = <ErrorPage error={failed.error} />;
    return this.props.isWhole ? <main id="main">{page}</main> : page;
  }
}
