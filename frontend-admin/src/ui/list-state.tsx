import { Button } from 'antd';
import { Unlit } from './art/unlit.tsx';

interface ListStateProps {
  isLoading: boolean;
  /** What could not be loaded, in words; set after a failure. */
  failure?: string | undefined;
  onRetry: () => void;
  /** What to say when the list is loaded and has no rows. */
  empty: string;
}

/** What stands in a list's place while it has no rows to show. */
export function ListState({ isLoading, failure, onRetry, empty }: ListStateProps) {
  if (isLoading) {
    return (
      <p className="list-loading" role="status">
        Loading...
      </p>
    );
  }
  if (failure) {
    return (
      <div className="list-state">
        <p>{failure}</p>
        <Button danger onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="list-state">
      <Unlit />
      <p>{empty}</p>
    </div>
  );
}
