import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteLinks, staffLink } from '../../frame/navigation/navigation.tsx';
import { chooseTheme, useIsDark } from 'shell/preferences';
import { useSession } from 'shell/session';
import { MemberRing } from '../../ui/art/member-ring.tsx';
import { useOpenBillingPortal } from './use-portal.ts';

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-small px-3 text-base outline-none data-highlighted:bg-band';

const memberLinks = [
  { to: '/members/today', label: 'Today' },
  { to: '/members/journal', label: 'Journal' },
  { to: '/members/replays', label: 'Replays' },
  { to: '/members/practice', label: 'Your practice' },
];

/** The menu starts open, because the menu is first rendered after a click on its button. */
export function AccountMenu({ isInMembersArea }: { isInMembersArea: boolean }) {
  const { user, isStaff, signOut } = useSession();
  const { openPortal } = useOpenBillingPortal();
  const isDark = useIsDark();
  const [ring, setRing] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        ref={setRing}
        className="cursor-pointer rounded-full focus-visible:rounded-full"
        aria-label="Account menu"
      >
        <MemberRing id={user.id} size={44} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={ring?.closest('header') ?? null}>
        <DropdownMenu.Content
          align="end"
          data-theme={isDark ? 'dark' : 'light'}
          sideOffset={8}
          collisionPadding={isInMembersArea ? { bottom: 72 } : 0}
          className="fades-in z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,92vw)] min-w-[min(16rem,92vw)] overflow-y-auto rounded-control border border-rule bg-raised p-2 text-ink shadow-panel"
        >
          <DropdownMenu.Label className="px-3 pt-1.5 pb-2.5 text-small wrap-anywhere text-muted">
            {name && <span className="block text-base font-strong text-ink">{name}</span>}
            <span>{user.email}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="mb-2 h-px bg-rule" />
          <DropdownMenu.Item asChild className={item}>
            <Link to="/members/dashboard">Dashboard</Link>
          </DropdownMenu.Item>
          {isInMembersArea &&
            memberLinks.map(({ to, label }) => (
              <DropdownMenu.Item key={to} asChild className={item}>
                <Link to={to}>{label}</Link>
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Item asChild className={item}>
            <Link to="/account">Account</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={item} onSelect={openPortal}>
            Manage subscription
          </DropdownMenu.Item>
          <DropdownMenu.CheckboxItem
            className={item}
            checked={isDark}
            onCheckedChange={(dark) => chooseTheme(dark ? 'dark' : 'light')}
            onSelect={(event) => event.preventDefault()}
          >
            Dark theme
            <span aria-hidden="true" className="ml-auto text-muted">
              {isDark ? 'on' : 'off'}
            </span>
          </DropdownMenu.CheckboxItem>
          <DropdownMenu.Item className={item} onSelect={() => void signOut()}>
            Sign out
          </DropdownMenu.Item>
          {isInMembersArea && <SiteLinks isStaff={isStaff} />}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function SiteLinks({ isStaff }: { isStaff: boolean }) {
  return (
    <>
      {isStaff && (
        <DropdownMenu.Item asChild className={item}>
          <Link to={staffLink.to}>{staffLink.label}</Link>
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Separator className="my-2 h-px bg-rule" />
      <DropdownMenu.Group
        aria-labelledby="the-institute"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]"
      >
        <DropdownMenu.Label id="the-institute" className="col-span-full px-3 pt-1.5 pb-1 text-small text-muted">
          The institute
        </DropdownMenu.Label>
        {siteLinks.map(({ to, label }) => (
          <DropdownMenu.Item key={to} asChild className={item}>
            <Link to={to}>{label}</Link>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Group>
    </>
  );
}
