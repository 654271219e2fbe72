import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../ui/art/logo.tsx';

export type NavigationBackdrop = 'page' | 'sky' | 'night';

type BarProps = { brandName: string; backdrop: NavigationBackdrop; children: ReactNode };

export function NavigationBar({ brandName, backdrop, children }: BarProps) {
  const isScrolled = useScrolled();
  return (
    <header
      className={`site-bar sticky z-30 text-ink ${isScrolled ? 'site-bar-shrunk' : ''} ${!isScrolled && backdrop === 'sky' ? 'under-sky' : ''}`}
      {...(!isScrolled && backdrop === 'night' ? { 'data-theme': 'dark' } : {})}
    >
      <div className="column flex h-full items-center justify-between gap-6">
        <BrandLink name={brandName} />
        {children}
      </div>
    </header>
  );
}

const shrinksAt = 50;

function useScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('scroll', listener, { passive: true });
      return () => removeEventListener('scroll', listener);
    },
    () => scrollY > shrinksAt,
    () => false,
  );
}

export function BrandLink({ name }: { name: string }) {
  const lastWord = name.lastIndexOf(' ');
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3 text-[min(1rem,5.6vw)] leading-title font-strong">
      <LogoMark />
      <span className="wide:whitespace-nowrap">
        {name.slice(0, lastWord)}
        <br />
        {name.slice(lastWord + 1)}
        <span className="sr-only">, home</span>
      </span>
    </Link>
  );
}
