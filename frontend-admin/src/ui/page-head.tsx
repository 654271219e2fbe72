import type { ReactNode } from 'react';
import { brandName } from './brand.ts';

/** The one heading of a screen, which also names the browser's tab. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-head">
      <title>{`${title} · ${brandName}`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
