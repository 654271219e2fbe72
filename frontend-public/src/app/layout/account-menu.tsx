import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chooseTheme, useIsDark } from '../../shell/preferences.ts';
import { useSession } from '../../shell/session.tsx';
import { MemberRing } from '../../ui/art/member-ring.tsx';
import { usePortal } from './use-portal.ts';

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-[8px] px-3 text-base outline-none data-highlighted:bg-band';

/** The member's ring in the bar, and what hangs from it: a part of the bar too, though in the page's theme under any sky. */
export function AccountMenu() {
  const { user, signOut } = useSession();
  const { openPortal } = usePortal();
  const isDark = useIsDark();
  const [ring, setRing] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <DropdownMenu.Root modal={false}>
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
          className="fades-in z-40 max-w-80 min-w-60 rounded-control border border-rule bg-raised p-2 text-ink shadow-[var(--shadow)]"
        >
          <DropdownMenu.Label className="px-3 pt-1.5 pb-2.5 text-small wrap-anywhere text-muted">
            {name && <span className="block text-base font-[550] text-ink">{name}</span>}
            {user.email}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="mb-2 h-px bg-rule" />
          <DropdownMenu.Item asChild className={item}>
            <Link to="/members/dashboard">Dashboard</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild className={item}>
            <Link to="/account">Account</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild className={item}>
            <Link to="/account/membership">Your membership</Link>
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
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
