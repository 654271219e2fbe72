import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  drawing?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  isBareOnPhone?: boolean;
  isWide?: boolean;
  isSmall?: boolean;
  height?: number;
};

export function PageHeader({
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
      <div className="relative border-b-hair border-line" style={{ ['--head' as string]: `${height}px` }}>
        <div className="column flex min-h-[calc(var(--head)*0.8)] items-end pt-28 tablet:min-h-[var(--head)] tablet:pt-32">
          <h1
            className={`${isSmall ? 'title-44' : 'title-84'} baseline-bottom relative z-10 tablet:max-w-[13ch] ${drawing && !isBareOnPhone ? 'max-w-[62%]' : ''}`}
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
          {lead && <p className="max-w-140 text-lead wide:col-span-7">{lead}</p>}
          {aside && <div className="wide:col-span-5">{aside}</div>}
        </div>
      )}
    </header>
  );
}
