import type { ReactNode } from 'react';

interface ClosedMenuProps {
  'aria-label': string;
  title?: string;
  popup: 'menu' | 'dialog';
  /** Called when the pointer or focus reaches the button. */
  onReach: () => void;
  onOpen: () => void;
  children: ReactNode;
}

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
