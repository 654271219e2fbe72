import { useId, type ReactNode } from 'react';

interface ChapterProps {
  heading: string;
  /** At the right end of the line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A chapter of this page: its heading stands on the line. */
export function Chapter({ heading, aside, children }: ChapterProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-[1.25px] border-line">
        <h2 id={id} className="stands title-60 max-tablet:text-[min(2.25rem,10.5vw)]!">
          {heading}
        </h2>
        {aside && <div className="pb-3 text-plain text-muted max-wide:hidden">{aside}</div>}
      </div>
      {aside && <div className="pt-3 text-plain text-muted wide:hidden">{aside}</div>}
      {children}
    </section>
  );
}
