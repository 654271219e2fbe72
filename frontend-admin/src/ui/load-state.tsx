import { Button, Empty, Result, Skeleton } from 'antd';
import { Unlit } from './art/unlit.tsx';

interface LoadStateProps {
  isLoading: boolean;
  /** What could not be loaded, in words; set after a failure. */
  failure?: string | undefined;
  onRetry?: () => unknown;
  /** What to say when everything is loaded and there is nothing to show. */
  empty?: string;
}

/** Stands in the place of a page or a list while there is nothing of it to show. */
export function LoadState({ isLoading, failure, onRetry, empty = '' }: LoadStateProps) {
  if (isLoading)
    return (
      <div className="loading" role="status">
        Loading...
        <Skeleton title={false} paragraph={{ rows: 20, width: '100%' }} />
      </div>
    );
  if (failure)
    return (
      <Result
        icon={<Unlit />}
        title={failure}
        extra={
          <Button danger onClick={onRetry}>
            Try again
          </Button>
        }
      />
    );
  return <Empty image={<Unlit />} description={empty} styles={{ image: { height: 40 } }} />;
}
