import type { ReactNode } from 'react';
import { DottedHalfDisc } from './unlit-disc.tsx';

type EmptyStateProps = {
  /** One sentence that names the missing content: "No subscribers yet." */
  title: string;
  /** Explanation below the title: "They will appear here as people join the list." */
  children?: ReactNode;
  action?: ReactNode;
  /**
   * True if the content could not be loaded, which screen readers announce immediately. An empty list is not announced.
   */
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
