import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** One sentence: "No subscribers yet." */
  title: string;
  /** What will bring the light: "They will appear here as people join the list." */
  children?: ReactNode;
  /** One action at most. */
  action?: ReactNode;
  /** A failure is spoken at once, an empty list is not. */
  isFailure?: boolean;
};

/** Nothing here yet, or not reachable: a dotted half disc on a line, one sentence, one action. */
export function EmptyState({ title, children, action, isFailure = false }: EmptyStateProps) {
  return (
    <div role={isFailure ? 'alert' : undefined} className="max-w-[560px]">
      <UnlitDisc />
      <p className="title-26 mt-3">{title}</p>
      {children && <p className="mt-1 text-plain text-muted">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** The light that is not there yet. */
export function UnlitDisc({ width = 120 }: { width?: number }) {
  return (
    <svg width={width} viewBox="0 0 120 32" aria-hidden="true" focusable="false" className="block">
      <path
        d="M33 30.4a27 27 0 0 1 54 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="0.1 4.4"
        strokeLinecap="round"
      />
      <path d="M0 31.2h120" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
