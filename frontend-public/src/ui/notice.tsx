import type { ReactNode } from 'react';

export function Notice({ label, words, children }: { label: string; words: ReactNode; children: ReactNode }) {
  return (
    <aside aria-label={label} className="border-b border-rule bg-band">
      <div className="column flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-plain">
        <div className="mr-auto min-w-0 text-pretty wrap-anywhere">{words}</div>
        {children}
      </div>
    </aside>
  );
}
