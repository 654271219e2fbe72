import type { ReactNode } from 'react';
import { UnlitDisc } from './unlit-disc.tsx';

type EmptyStateProps = {
  /** One sentence that names what is missing: "No subscribers yet." */
  title: string;
  /** An explanation: "They will appear here as people join the list." */
  children?: ReactNode;
  action?: ReactNode;
  /** True for a failure, which is announced immediately; an empty list is not announced. */
  isFailure?: boolean;
};

export function EmptyState({ title, children, action, isFailure = false }: EmptyStateProps) {
  return (
    <div role={isFailure ? 'alert' : undefined} className="max-w-140">
      <UnlitDisc />
      <p className="title-26 mt-3">{title}</p>
      {children && <p className="mt-1 text-plain text-muted">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
