import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LogoMark } from '../../ui/art/logo.tsx';
import { shrinkOnScroll } from './shrink-on-scroll.ts';

export type NavigationBackdrop = 'page' | 'sky' | 'night';

type BarProps = { brandName: string; backdrop: NavigationBackdrop; children: ReactNode };

export function NavigationBar({ brandName, backdrop, children }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => (bar.current ? shrinkOnScroll(bar.current) : undefined), [backdrop]);
  return (
    <header
      ref={bar}
      data-backdrop={backdrop}
      className={`site-bar sticky z-30 text-ink ${backdrop === 'sky' ? 'under-sky' : ''}`}
      {...(backdrop === 'night' ? { 'data-theme': 'dark' } : {})}
    >
      <div className="column flex h-full items-center justify-between gap-6">
        <BrandLink name={brandName} />
        {children}
      </div>
    </header>
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
