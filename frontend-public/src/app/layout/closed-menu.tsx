import type { ReactNode } from 'react';

interface ClosedMenuProps {
  'aria-label': string;
  title?: string;
  popup: 'menu' | 'dialog';
  /** Somebody is about to press it. */
  onReach: () => void;
  onOpen: () => void;
  children: ReactNode;
}

/** A button of the bar before what hangs from it has been loaded. */
export function ClosedMenu({ popup, onReach, onOpen, children, ...name }: ClosedMenuProps) {
  return (
    <button
      {...name}
      type="button"
      className="cursor-pointer rounded-full focus-visible:rounded-full"
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={onOpen}
      onKeyDown={({ key }) => popup === 'menu' && key === 'ArrowDown' && onOpen()}
    >
      {children}
    </button>
  );
}
