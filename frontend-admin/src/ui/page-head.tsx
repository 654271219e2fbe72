import type { ReactNode } from 'react';
import { brandName } from './brand.ts';

interface PageHeadProps {
  title: string;
  /** What is found here, in a quieter voice, where the title alone does not say. */
  about?: string | undefined;
  children?: ReactNode;
}

/** The one heading of a screen, which also names the browser's tab. */
export function PageHead({ title, about, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <title>{`${title} · ${brandName}`}</title>
      <h1>
        {title}
        {about && <span className="page-about"> {about}</span>}
      </h1>
      {children}
    </div>
  );
}
