import type { ReactNode } from 'react';
import { Logo } from '../../ui/art/logo.tsx';
import { brandName } from '../../ui/brand.ts';
import { Themed } from '../frame/themed.tsx';
import '../styles/index.css';

/** The sheet a person meets before the admin. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Themed>
      <main className="door">
        <title>{`${title} · ${brandName}`}</title>
        <Logo />
        <h1>{title}</h1>
        {children}
      </main>
    </Themed>
  );
}
