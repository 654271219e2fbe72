import { hasFailed, type AskedQuery } from 'shell/failed-query';
import { SkeletonLine } from '../ui/skeleton.tsx';
import { FetchFailed } from './fetch-failed.tsx';

interface LoadStateProps {
  query: AskedQuery;
  /** What is loaded, as a sentence names it: "your invoices". */
  what: string;
  /** The bars that stand for it meanwhile. */
  lines: readonly { width?: number; height: number }[];
}

/** Stands in the place of what is loaded until it is there, or says that it could not be loaded. */
export function LoadState({ query, what, lines }: LoadStateProps) {
  if (hasFailed(query)) return <FetchFailed what={what} query={query} />;
  if (query.data !== undefined) return null;
  return (
    <div role="status" aria-label={`Loading ${what}`} className="grid gap-4">
      {lines.map((line, at) => (
        <SkeletonLine key={at} {...line} />
      ))}
    </div>
  );
}
