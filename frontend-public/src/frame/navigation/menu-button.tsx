import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import type { MenuLink } from './menu-sheet.tsx';
import { useMenuSheet } from './use-menu-sheet.ts';

type MenuButtonProps = {
  brandName: string;
  links: readonly MenuLink[];
  /** Stands at the foot of the sheet. */
  account: (close: () => void) => ReactNode;
  className?: string;
};

/** Opens the menu of small screens. */
export function MenuButton({ brandName, links, account, className = '' }: MenuButtonProps) {
  const { sheet: MenuSheet, open, close } = useMenuSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={MenuSheet !== undefined}
        onClick={open}
        className={`min-h-11 cursor-pointer rounded-control text-base font-[550] tablet:border-[1.25px] tablet:border-current tablet:px-4 wide:hidden ${className}`}
      >
        Menu
      </button>
      {MenuSheet && (
        <MenuSheet brand={<Brand name={brandName} />} links={links} onClose={close} account={account(close)} />
      )}
    </>
  );
}
