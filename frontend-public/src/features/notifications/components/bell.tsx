import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsDark } from 'shell/preferences';
import { LoadState } from '../../../frame/load-state.tsx';
import { latestQuery } from '../api/notifications.ts';
import { fold } from '../fold.ts';
import { bellName, BellSign } from './bell-sign.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationRow } from './notification-row.tsx';

const bars = [{ height: 60 }, { height: 60 }, { height: 60 }];

const most = 8;

interface PanelProps {
  userId: string;
  /** A line that stands before all others: what is live. */
  first?: ReactNode;
}

/** The bell of the bar, and the panel that hangs from it. It is drawn with the first press, so it is open at once. */
export function Bell({ unread, ...panel }: PanelProps & { unread: number }) {
  const isDark = useIsDark();
  const [isOpen, setOpen] = useState(true);
  const [bell, setBell] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger ref={setBell} {...bellName(unread)} className="shrink-0 cursor-pointer rounded-full">
        <BellSign unread={unread} />
      </Popover.Trigger>
      <Popover.Portal container={bell?.closest('header') ?? null}>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby="what-is-new"
          data-theme={isDark ? 'dark' : 'light'}
          className="fades-in z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-card border border-rule bg-raised text-ink shadow-[var(--shadow)]"
        >
          <Panel {...panel} onGo={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Panel({ userId, first, onGo }: PanelProps & { onGo: () => void }) {
  const asked = useQuery(latestQuery(userId));
  const newest = asked.data?.[0];
  return (
    <>
      <div className="overflow-y-auto px-6 pt-5 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="what-is-new" className="title-26">
            What is new
          </h2>
          {newest && asked.data?.some(({ isRead }) => !isRead) && <MarkAllRead newestId={newest.id} userId={userId} />}
        </div>
        <LoadState what="what is new" query={asked} lines={bars} />
        {asked.data?.length === 0 && <p className="py-6 text-plain text-muted">Nothing new. That is fine too.</p>}
        <ul className="divide-y divide-rule">
          {first}
          {fold(asked.data ?? [])
            .slice(0, most)
            .map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} userId={userId} onGo={onGo} />
              </li>
            ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-rule px-6 py-2 text-[0.9375rem]">
        <Link
          to="/members/notifications"
          onClick={onGo}
          className="text-link underline decoration-1 underline-offset-[5px] hover:decoration-2 flex min-h-11 items-center"
        >
          See all
        </Link>
        <Link
          to="/account/notifications"
          onClick={onGo}
          className="text-link underline decoration-1 underline-offset-[5px] hover:decoration-2 flex min-h-11 items-center"
        >
          Choose what reaches you
        </Link>
      </div>
    </>
  );
}
