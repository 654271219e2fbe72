import { Button, Skeleton } from 'antd';

interface LoadStateProps {
  isLoading: boolean;
  failure?: string | undefined;
  onRetry?: () => unknown;
  empty?: string;
}

export function LoadStatus({ isLoading, failure, onRetry, empty = '' }: LoadStateProps) {
  if (isLoading)
    return (
      <div className="loading" role="status">
        Loading...
        <Skeleton title={false} paragraph={{ rows: 20, width: '100%' }} />
      </div>
    );
  if (failure)
    return (
      <div className="load-state">
        <EmptyListIcon />
        <span>{failure}</span>
        <Button danger onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  return (
    <div className="load-state">
      <EmptyListIcon />
      <span>{empty}</span>
    </div>
  );
}

export const EmptyListIcon = () => (
  <svg
    width="64"
    viewBox="0 0 64 36"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden="true"
    style={{ marginInline: 'auto' }}
  >
    <path d="M14 30a18 18 0 0 1 36 0" strokeDasharray="0.1 4.4" strokeWidth="2" />
    <path d="M0 31H64" strokeWidth="1.25" />
  </svg>
);
