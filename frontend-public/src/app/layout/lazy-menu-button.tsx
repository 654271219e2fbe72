import type { ReactNode } from 'react';

interface LazyMenuButtonProps {
  'aria-label': string;
  title?: string;
  popup: 'menu' | 'dialog';
  onReach: () => void;
  onOpen: () => void;
  children: ReactNode;
}

export function LazyMenuButton({ popup, onReach, onOpen, children, ...name }: LazyMenuButtonProps) {
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
