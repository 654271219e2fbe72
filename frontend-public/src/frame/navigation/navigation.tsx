import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from 'shell/session';
import { Button } from '../../ui/button.tsx';
import { NavigationBar, type NavigationBackdrop } from './bar.tsx';
import { MenuButton } from './menu-button.tsx';

export const siteLinks = [
  { to: '/about', label: 'About' },
  { to: '/programs', label: 'Programs' },
  { to: '/events', label: 'Events' },
  { to: '/book', label: 'Book' },
  { to: '/membership', label: 'Membership' },
  { to: '/contact', label: 'Contact' },
] as const;

export const staffLink = { to: '/admin/users', label: 'Admin' } as const;

type NavigationProps = {
  brandName: string;
  backdrop: NavigationBackdrop;
  account: ReactNode;
  sheetAccount: ReactNode;
};

export function SiteNavigationBar({ brandName, backdrop, account, sheetAccount }: NavigationProps) {
  const { isStaff } = useSession();
  const links = isStaff ? [...siteLinks, staffLink] : siteLinks;
  return (
    <NavigationBar brandName={brandName} backdrop={backdrop}>
      <nav aria-label="Main" className="hidden bar-gap flex-1 justify-end wide:flex">
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} className="bar-link">
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="hidden items-center pl-[clamp(8px,13vw-122px,44px)] wide:flex">
        <SignInLinks account={account} />
      </div>
      <MenuButton brandName={brandName} links={links} account={sheetAccount} />
    </NavigationBar>
  );
}

function SignInLinks({ account }: { account: ReactNode }) {
  const { status } = useSession();
  if (status === 'member') return account;
  return (
    <div className="visitor-only bar-gap flex items-center">
      <Link to="/auth" className="bar-link">
        Sign In
      </Link>
      <Button
        to="/auth?mode=sign-up"
        size="small"
        className="shrink-0 border-hair! border-current! px-[18px]! min-h-11! text-base!"
      >
        Join Now
      </Button>
    </div>
  );
}
