import { useQuery } from '@tanstack/react-query';
import { Dialog, Popover } from 'radix-ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsDark } from 'shell/preferences';
import { LoadState } from '../../../frame/load-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { latestNotificationsQuery } from '../api/notifications.ts';
import { mergeNotifications } from '../merge-notifications.ts';
import { createBellLabel, BellIcon } from './bell-icon.tsx';
import { MarkAllReadButton } from './mark-all-read.tsx';
import { NotificationRow } from './notification-row.tsx';

const bars = [{ height: 60 }, { height: 60 }, { height: 60 }];

const maxRows = 8;

interface BellProps {
  userId: string;
  unread: number;
  first: ComponentType<{ userId: string; onGo: () => void }>;
}

/** The panel is first rendered after a click on the bell, so the panel starts open. */
export function NotificationBell(props: BellProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(true);
  const OpenBell = isNarrow ? FullScreenBellPanel : BellPanel;
  return <OpenBell {...props} isOpen={isOpen} setOpen={setOpen} />;
}

type OpenBellProps = BellProps & { isOpen: boolean; setOpen: (isOpen: boolean) => void };

const trigger = 'shrink-0 cursor-pointer rounded-full';

function BellPanel({ unread, isOpen, setOpen, ...news }: OpenBellProps) {
  const isDark = useIsDark();
  const [bell, setBell] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger ref={setBell} {...createBellLabel(unread)} className={trigger}>
        <BellIcon unread={unread} />
      </Popover.Trigger>
      <Popover.Portal container={bell?.closest('header') ?? null}>
        <Popover.Content
          align="end"
          alignOffset={-56}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby="what-is-new"
          data-theme={isDark ? 'dark' : 'light'}
          className="fades-in z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 flex-col overflow-hidden rounded-card border border-rule bg-raised text-ink shadow-panel"
        >
          <NotificationPanel {...news} onGo={() => setOpen(false)}>
            <h2 id="what-is-new" className="title-26">
              Notifications
            </h2>
          </NotificationPanel>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function FullScreenBellPanel({ unread, isOpen, setOpen, ...news }: OpenBellProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger {...createBellLabel(unread)} className={trigger}>
        <BellIcon unread={unread} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fades-in fixed inset-0 z-50 flex flex-col overflow-hidden bg-page text-ink"
        >
          <div className="flex min-h-17 shrink-0 items-center border-b-hair border-line px-[min(1.25rem,6.25vw)]">
            <Dialog.Close className="flex min-h-11 cursor-pointer items-center gap-3 text-base font-strong">
              <Icon name="close" />
              Close
            </Dialog.Close>
          </div>
          <NotificationPanel {...news} onGo={() => setOpen(false)}>
            <Dialog.Title className="title-32">Notifications</Dialog.Title>
          </NotificationPanel>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface NotificationPanelProps extends Pick<BellProps, 'userId' | 'first'> {
  onGo: () => void;
  children: ReactNode;
}

function NotificationPanel({ userId, first: First, onGo, children }: NotificationPanelProps) {
  const asked = useQuery(latestNotificationsQuery(userId));
  const newest = asked.data?.[0];
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-[min(1.5rem,6.25vw)] pt-5 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="contents">{children}</div>
          {newest && asked.data?.some(({ isRead }) => !isRead) && (
            <MarkAllReadButton newestId={newest.id} userId={userId} />
          )}
        </div>
        <LoadState what="your notifications" query={asked} lines={bars} />
        <ul className="peer divide-y divide-rule">
          <First userId={userId} onGo={onGo} />
          {mergeNotifications(asked.data ?? [])
            .slice(0, maxRows)
            .map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} userId={userId} onGo={onGo} />
              </li>
            ))}
        </ul>
        {asked.data?.length === 0 && <p className="py-6 text-plain text-muted peer-not-empty:hidden">Nothing new.</p>}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-rule px-[min(1.5rem,6.25vw)] py-2 text-15">
        <Link
          to="/members/notifications"
          onClick={onGo}
          className="text-link underline decoration-1 underline-offset-5 hover:decoration-2 flex min-h-11 items-center"
        >
          See all
        </Link>
        <Link
          to="/account/notifications"
          onClick={onGo}
          className="text-link underline decoration-1 underline-offset-5 hover:decoration-2 flex min-h-11 items-center"
        >
          Notification settings
        </Link>
      </div>
    </>
  );
}
