import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useSession } from '../session.tsx';
import { Brand } from './brand.tsx';
import { siteLinks } from './links.ts';
import { useScrolled } from './use-scrolled.ts';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

/** What lies behind the bar before the page is scrolled: the page's colour, the visitor's sky, or night. */
export type Backdrop = 'page' | 'sky' | 'night';

type NavigationProps = {
  brandName: string;
  backdrop: Backdrop;
  /** The menu of a signed-in member, in the bar. */
  account: ReactNode;
  /** The same, at the foot of the sheet on small screens. */
  sheetAccount: (close: () => void) => ReactNode;
};

/** The one navigation bar: 88 high over the page's head, 64 high in the page's colour once it is scrolled. */
export function Navigation({ brandName, backdrop, account, sheetAccount }: NavigationProps) {
  const isScrolled = useScrolled();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  return (
    <header
      className={`site-bar sticky z-30 text-ink ${isScrolled ? 'site-bar-shrunk' : ''} ${!isScrolled && backdrop === 'sky' ? 'under-sky' : ''}`}
      {...(!isScrolled && backdrop === 'night' ? { 'data-theme': 'dark' } : {})}
    >
      <div className="column flex h-full items-center justify-between gap-6">
        <Brand name={brandName} />
        <nav aria-label="Main" className="hidden bar-gap flex-1 justify-end wide:flex">
          {siteLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} className="bar-link">
              {label}
            </NavLink>
          ))}
          <StaffLink />
        </nav>
        <div className="hidden items-center pl-[clamp(8px,13vw-122px,44px)] wide:flex">
          <Entrance account={account} />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
          className="min-h-11 cursor-pointer rounded-control text-base font-[550] tablet:border-[1.25px] tablet:border-current tablet:px-4 wide:hidden"
        >
          Menu
        </button>
      </div>
      {isMenuOpen && (
        <Suspense>
          <MenuSheet brand={<Brand name={brandName} />} onClose={close} account={sheetAccount(close)} />
        </Suspense>
      )}
    </header>
  );
}

function Entrance({ account }: { account: ReactNode }) {
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
        className="shrink-0 border-[1.25px]! border-current! px-[18px]! min-h-11! text-base!"
      >
        Join Now
      </Button>
    </div>
  );
}

function StaffLink() {
  const { isStaff } = useSession();
  if (!isStaff) return null;
  return (
    <NavLink to="/admin/users" className="bar-link">
      Admin
    </NavLink>
  );
}
