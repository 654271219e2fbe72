import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { SkyBackground } from '../../ui/art/sky-stage.tsx';
import { ThemeSwitch, MotionSwitch } from '../switches.tsx';
import { handleMenuClick } from './menu-clicks.ts';

export type MenuLink = { to: string; label: string };

type MenuSheetProps = { brand: ReactNode; links: readonly MenuLink[]; account: ReactNode };

/** The menu is a native dialog, so that the page script can open the menu before the app has loaded. */
export function MenuSheet({ brand, links, account }: MenuSheetProps) {
  return (
    <dialog
      aria-label="Menu"
      data-theme="dark"
      suppressHydrationWarning
      onClick={handleMenuClick}
      className="menu-sheet fades-in"
    >
      <div className="relative flex min-h-full flex-col px-[min(1.25rem,6.25vw)] tablet:px-10">
        <SkyBackground hour={4.15} stage="sheet" isStill />
        <div className="relative flex h-[68px] shrink-0 items-center justify-between">
          {brand}
          <button
            type="button"
            data-closes-menu=""
            data-without-app=""
            className="flex min-h-11 cursor-pointer items-center gap-2.5 text-base font-strong"
          >
            <Cross />
            Close
          </button>
        </div>
        <nav aria-label="Menu" className="relative mt-4">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className="sheet-link">
              {label}
              <HalfDisc />
            </NavLink>
          ))}
        </nav>
        <div className="relative mt-auto pt-[clamp(96px,52svh-236px,220px)] pb-6">
          {account}
          <div className="mt-[clamp(1.5rem,17svh-80px,4rem)] flex flex-wrap items-center justify-between gap-x-4">
            <ThemeSwitch />
            <MotionSwitch />
          </div>
        </div>
      </div>
    </dialog>
  );
}

function HalfDisc() {
  return (
    <svg width="40" height="14" viewBox="0 0 40 14" aria-hidden="true" focusable="false" className="sheet-mark">
      <path d="M9.5 12.5a10.5 11 0 0 1 21 0Z" fill="#F2B640" />
      <path d="M0 13h40" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}

function Cross() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="m1.5 1.5 13 13M14.5 1.5l-13 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
