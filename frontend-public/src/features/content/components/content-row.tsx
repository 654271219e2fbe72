import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Tier } from 'shell/tier';
import { TierName } from '../../../ui/tier-mark.tsx';

interface ContentRowProps {
  title: string;
  /** Its heading's level: h3 within a chapter, h2 where the list is all the page holds. */
  heading?: 'h2' | 'h3';
  /** Length, kind, day: a few words under the title. */
  facts?: ReactNode;
  tier: Tier;
  isLocked: boolean;
  /** What can be done with it while it is open. */
  action?: ReactNode;
}

/** One thing of the members area. While it is locked its title is muted and its action is the way to membership. */
export function ContentRow({ title, heading: Heading = 'h3', facts, tier, isLocked, action }: ContentRowProps) {
  return (
    <div className={`flex items-center justify-between gap-x-8 gap-y-3 ${isLocked ? 'flex-wrap' : ''}`}>
      <div className="min-w-0">
        <Heading className={`title-26 ${isLocked ? 'text-muted' : ''}`}>{title}</Heading>
        {facts && <div className="mt-1 text-plain text-muted">{facts}</div>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 tablet:shrink-0">
        {isLocked ? (
          <>
            <TierName tier={tier} />
            <Link
              to="/membership"
              className="-my-2.5 py-2.5 text-plain text-link underline decoration-1 underline-offset-[5px] hover:decoration-2"
            >
              See membership<span className="sr-only"> to open {title}</span>
            </Link>
          </>
        ) : (
          action
        )}
      </div>
    </div>
  );
}
