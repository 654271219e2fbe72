import { useState, type ReactNode } from 'react';
import { showToast } from 'shell/toast';
import { getFailureMessage } from 'shell/failure-message';
import { BrandLink } from './bar.tsx';
import type { MenuLink, MenuSheet } from './menu-sheet.tsx';

type MenuButtonProps = {
  brandName: string;
  label?: ReactNode;
  links: readonly MenuLink[];
  account: (close: () => void) => ReactNode;
  className?: string;
};

const boxed =
  'min-h-11 rounded-control text-base font-strong tablet:border-hair tablet:border-current tablet:px-4 wide:hidden';

export function MenuButton({ brandName, label = 'Menu', links, account, className = boxed }: MenuButtonProps) {
  const { sheet: MenuSheet, open, close } = useMenuSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={MenuSheet !== undefined}
        onClick={open}
        className={`cursor-pointer ${className}`}
      >
        {label}
      </button>
      {MenuSheet && (
        <MenuSheet brand={<BrandLink name={brandName} />} links={links} onClose={close} account={account(close)} />
      )}
    </>
  );
}

function useMenuSheet() {
  const [sheet, setSheet] = useState<typeof MenuSheet>();

  async function show(): Promise<void> {
    try {
      const loaded = await import('./menu-sheet.tsx');
      setSheet(() => loaded.MenuSheet);
    } catch (error) {
      showToast({ title: 'The menu could not be opened.', description: getFailureMessage(error), tone: 'destructive' });
    }
  }

  return { sheet, open: () => void show(), close: () => setSheet(undefined) };
}
