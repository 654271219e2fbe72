import type { ReactNode } from 'react';
import { DottedHalfDisc } from './unlit-disc.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Screen readers announce a failure, but not an empty list. */
  isFailure?: boolean;
};

export function EmptyState({ title, children, action, isFailure = false }: EmptyStateProps) {
  return (
    <div role={isFailure ? 'alert' : undefined} className="max-w-140">
      <DottedHalfDisc />
      <p className="title-26 mt-3">{title}</p>
      {children && <p className="mt-1 text-plain text-muted">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
