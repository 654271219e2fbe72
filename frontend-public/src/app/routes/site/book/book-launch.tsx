import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { brand } from '../../../../frame/brand.ts';
import { scheduleBookLaunchDialog } from './schedule-book-launch-dialog.ts';
import { BookCover } from './book-cover.tsx';

export function BookLaunch() {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (sheet.current) scheduleBookLaunchDialog(sheet.current);
  }, []);
  const { title, subtitle, shops } = brand.book;
  return (
    <dialog
      ref={sheet}
      tabIndex={-1}
      aria-labelledby="launch"
      data-without-app=""
      suppressHydrationWarning
      className="launch rises-in"
    >
      <div className="launch-head">
        <svg viewBox="0 0 400 156" aria-hidden="true" focusable="false" className="launch-rings bar:hidden">
          <circle cx="200" cy="112" r="196" opacity="0.4" />
          <circle cx="200" cy="112" r="112" opacity="0.75" />
        </svg>
        <h2
          id="launch"
          className="baseline-bottom relative pt-5 font-display text-[min(3.25rem,16.25vw)] leading-display tracking-display bar:m-0! bar:p-0! bar:text-22! bar:leading-heading! bar:tracking-normal"
        >
          It is <br className="bar:hidden" />
          here.
        </h2>
        <div className="relative w-[88px] shrink-0 bar:hidden">
          <BookCover isSmall />
        </div>
      </div>
      <button type="button" className="launch-close" aria-label="Close">
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="m1.5 1.5 13 13M14.5 1.5l-13 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
      <div className="px-7 pt-4 pb-6 bar:contents">
        <p className="launch-title font-display text-24 leading-[1.3] bar:font-sans bar:text-15">{title}</p>
        <p className="mt-1 text-plain text-muted bar:sr-only">{subtitle}. Opens our bookshop in a new tab.</p>
        <div className="launch-actions mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 bar:m-0">
          <Button variant="primary" href={shops[0].href} className="bar:px-4 bar:text-15">
            See the book
          </Button>
          <Button variant="quiet" className="bar:hidden">
            Not now
          </Button>
        </div>
      </div>
    </dialog>
  );
}
