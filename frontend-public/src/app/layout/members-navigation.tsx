import { Link, useLocation } from 'react-router-dom';
import { NavigationBar, type NavigationBackdrop } from '../../frame/navigation/bar.tsx';
import { staffLink } from '../../frame/navigation/navigation.tsx';
import { MenuButton } from '../../frame/navigation/menu-button.tsx';
import { useSession } from 'shell/session';
import { brand } from '../../frame/brand.ts';
import { AccountMenuSlot, NotificationBellSlot } from './account.tsx';
import { MenuSheetAccount } from './menu-sheet-account.tsx';

const membersSections = [
  {
    to: '/members/dashboard',
    label: 'Home',
    holds: ['/members/replays', '/members/visionary', '/members/practice', '/members/notifications'],
  },
  { to: '/members/today', label: 'Today', holds: ['/members/journal'] },
  { to: '/members/modules', label: 'Teachings', holds: ['/members/certificates'] },
  { to: '/members/meditations', label: 'Meditations', short: 'Sit', holds: ['/members/sit'] },
  { to: '/members/forum', label: 'Forum', holds: [] },
  { to: '/members/resources', label: 'Library', holds: [], isBehindMore: true },
] as const;

const moreLinks = [
  { to: '/members/journal', label: 'Journal' },
  { to: '/members/practice', label: 'Practice' },
  { to: '/members/resources', label: 'Library' },
  { to: '/members/replays', label: 'Replays' },
] as const;

type MembersSection = (typeof membersSections)[number];

export function MembersBar({ backdrop }: { backdrop: NavigationBackdrop }) {
  const { isStaff } = useSession();
  const { pathname } = useLocation();
  const links = isStaff ? [...membersSections, staffLink] : membersSections;
  return (
    <NavigationBar brandName={brand.name} backdrop={backdrop}>
      <nav aria-label="Main" className="hidden bar-gap flex-1 justify-end wide:flex">
        {membersSections.map((room) => (
          <Link key={room.to} to={room.to} className="bar-link" {...ariaCurrent(room, pathname)}>
            {room.label}
          </Link>
        ))}
        {isStaff && (
          <Link to={staffLink.to} className="bar-link">
            {staffLink.label}
          </Link>
        )}
      </nav>
      <div className="flex min-h-11 items-center gap-3">
        <span className="max-tablet:hidden">
          <MenuButton brandName={brand.name} links={links} account={<MenuSheetAccount />} />
        </span>
        <NotificationBellSlot />
        <AccountMenuSlot isInMembersArea />
      </div>
    </NavigationBar>
  );
}

export function MembersBottomBar() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="foot-bar tablet:hidden">
      {membersSections
        .filter((room) => !('isBehindMore' in room))
        .map((room) => (
          <Link key={room.to} to={room.to} className="foot-link" {...ariaCurrent(room, pathname)}>
            <HalfDisc />
            {'short' in room ? room.short : room.label}
          </Link>
        ))}
      <MenuButton
        brandName={brand.name}
        label="More"
        links={moreLinks}
        account={<MenuSheetAccount />}
        className="foot-link"
      />
    </nav>
  );
}

function ariaCurrent({ to, holds }: MembersSection, pathname: string): { 'aria-current'?: 'page' | 'true' } {
  if (pathname === to) return { 'aria-current': 'page' };
  const isWithin = [to, ...holds].some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isWithin ? { 'aria-current': 'true' } : {};
}

function HalfDisc() {
  return (
    <svg width="26" height="13" viewBox="0 0 26 13" aria-hidden="true" focusable="false" className="foot-mark">
      <path d="M1 13a12 12 0 0 1 24 0" fill="var(--gold)" stroke="var(--mark)" />
    </svg>
  );
}
