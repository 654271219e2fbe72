import type { ReactNode } from 'react';
import { SectionErrorBoundary } from './section-error-boundary.tsx';

interface AccountSectionProps {
  id: string;
  heading: string;
  words?: string;
  children: ReactNode;
}

export function AccountSection({ id, heading, words, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="chapter grid grid-cols-1 scroll-mt-24 gap-x-6 gap-y-8 pt-7 first:border-t-0 first:pt-0 wide:grid-cols-12"
    >
      <div className="wide:col-span-4">
        <h2 id={`${id}-heading`} className="title-32">
          {heading}
        </h2>
        {words && <p className="mt-2 max-w-104 text-plain text-muted">{words}</p>}
      </div>
      <div className="min-w-0 wide:col-span-7 wide:col-start-6 wide:pt-1">
        <SectionErrorBoundary>{children}</SectionErrorBoundary>
      </div>
    </section>
  );
}
