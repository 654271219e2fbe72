import type { ReactNode } from 'react';
import { BrandLink } from './bar.tsx';
import { handleMenuClick } from './menu-clicks.ts';
import { MenuSheet, type MenuLink } from './menu-sheet.tsx';

type MenuButtonProps = {
  brandName: string;
  label?: ReactNode;
  links: readonly MenuLink[];
  account: ReactNode;
  className?: string;
};

const boxed =
  'min-h-11 rounded-control text-base font-strong tablet:border-hair tablet:border-current tablet:px-4 wide:hidden';

export function MenuButton({ brandName, label = 'Menu', links, account, className = boxed }: MenuButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-opens-menu=""
        data-without-app=""
        onClick={handleMenuClick}
        className={`cursor-pointer ${className}`}
      >
        {label}
      </button>
      <MenuSheet brand={<BrandLink name={brandName} />} links={links} account={account} />
    </>
  );
}
