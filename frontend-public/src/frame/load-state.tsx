import { hasQueryFailed, type QueryState } from 'shell/failed-query';
import { SkeletonLine } from '../ui/skeleton.tsx';
import { FetchFailedMessage } from './fetch-failed.tsx';

interface LoadStateProps {
  query: QueryState;
  /** Part of a sentence, such as "your invoices". */
  what: string;
  lines: readonly { width?: number; height: number }[];
}

export function LoadState({ query, what, lines }: LoadStateProps) {
  if (hasQueryFailed(query)) return <FetchFailedMessage what={what} query={query} />;
  if (query.data !== undefined) return null;
  return (
    <div role="status" aria-label={`Loading ${what}`} className="grid gap-4">
      {lines.map((line, at) => (
        <SkeletonLine key={at} {...line} />
      ))}
    </div>
  );
}
