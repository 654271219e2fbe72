import type { ReactNode } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import { BrandMark } from './brand-mark.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { Places } from './places.tsx';

/** The sider and the screen beside it; without the room for both, a bar and the screen under it. */
export function Frame({ children }: { children: ReactNode }) {
  const hasSider = useMedia('(min-width: 1000px)');
  return (
    <div className="frame">
      {hasSider ? (
        <header className="sider">
          <BrandMark />
          <Places />
        </header>
      ) : (
        <MenuSheet />
      )}
      <main className="screen" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
