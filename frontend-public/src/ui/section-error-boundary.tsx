import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface SectionErrorsProps {
  children: ReactNode;
  instead?: ReactNode;
}

export class SectionErrorBoundary extends Component<SectionErrorsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if ('instead' in this.props) return this.props.instead;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-2 text-plain">
        <p>Something went wrong on our side. This part cannot be shown.</p>
        <Button variant="quiet" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
