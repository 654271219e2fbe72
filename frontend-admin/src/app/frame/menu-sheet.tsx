import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandMark } from './brand-mark.tsx';
import { Places } from './places.tsx';

/** The menu where there is no room for the sider: a bar, and a sheet that closes with the way taken. */
export function MenuSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => sheet.current?.close();
  useEffect(close, [pathname]);
  return (
    <header className="menu-bar">
      <BrandMark />
      <button type="button" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        Menu
      </button>
      <dialog ref={sheet} className="menu-sheet" aria-label="Menu">
        <button type="button" className="menu-close" onClick={close}>
          Close
        </button>
        <Places onLeave={close} />
      </dialog>
    </header>
  );
}
