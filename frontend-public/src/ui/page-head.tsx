import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  /** Stands on the line at the right: the page's one light. Decoration, at most 40 % of the width. */
  drawing?: ReactNode;
  /** The lead under the line. */
  lead?: ReactNode;
  /** Beside the lead, in columns 8 to 12. */
  aside?: ReactNode;
  /** On a phone the words have the whole width, and no drawing stands beside them. */
  isBareOnPhone?: boolean;
  /** The drawing runs out over the right edge of the column. */
  isWide?: boolean;
  /** A page for work: its title is 44. */
  isSmall?: boolean;
  /** 392 unless the page has its own measure. */
  height?: number;
};

/** The head of every page without a sky: a title standing on a full-width line, one drawing, a lead. */
export function PageHead({
  title,
  drawing,
  lead,
  aside,
  isWide = false,
  isBareOnPhone = false,
  isSmall = false,
  height = 392,
}: PageHeadProps) {
  return (
    <header>
      <div className="relative border-b-[1.25px] border-line" style={{ ['--head' as string]: `${height}px` }}>
        <div className="column flex min-h-[calc(var(--head)*0.8)] items-end pt-28 tablet:min-h-[var(--head)] tablet:pt-32">
          <h1
            className={`${isSmall ? 'title-44' : 'title-84'} stands relative z-10 tablet:max-w-[13ch] ${drawing && !isBareOnPhone ? 'max-w-[62%]' : ''}`}
          >
            {title}
          </h1>
        </div>
        {drawing && (
          <div
            aria-hidden="true"
            className={`pointer-events-none absolute inset-0 flex items-end overflow-hidden ${isBareOnPhone ? 'max-tablet:hidden' : ''}`}
          >
            <div
              className={`flex items-end justify-end ${isWide ? 'head-drawing-wide w-full' : 'head-drawing column'}`}
            >
              {drawing}
            </div>
          </div>
        )}
      </div>
      {(lead || aside) && (
        <div className="column grid gap-8 pt-12 wide:grid-cols-12 wide:gap-6">
          {lead && <p className="max-w-[560px] text-lead wide:col-span-7">{lead}</p>}
          {aside && <div className="wide:col-span-5">{aside}</div>}
        </div>
      )}
    </header>
  );
}
