import { Button, ConfigProvider, Flex, Grid } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo, brandLines } from '../../ui/brand.tsx';
import { menuBackground, menuStyleKey, menuTheme } from '../../ui/theme/theme.ts';
import { CssVariables } from './css-variables.tsx';
import { AdminMenu } from './menu.tsx';

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** Uses few antd components, because this layout is part of the first download. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { lg: hasSider = false } = Grid.useBreakpoint();
  return (
    <div className={hasSider ? 'frame wide' : 'frame'}>
      <ConfigProvider theme={menuTheme}>
        <CssVariables />
        {hasSider ? (
          <aside className={`frame-side ${menuStyleKey}`} style={{ background: menuBackground }}>
            <Flex vertical gap={28} style={{ minHeight: '100%', padding: '24px 16px' }}>
              <BrandMark />
              <AdminMenu />
            </Flex>
          </aside>
        ) : (
          <Bar />
        )}
      </ConfigProvider>
      <main id="main" tabIndex={-1} className="screen">
        {children}
      </main>
    </div>
  );
}

function Bar() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <header className={`frame-bar ${menuStyleKey}`} style={{ background: menuBackground }}>
      <BrandMark />
      <Button aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
        Menu
      </Button>
      <Suspense>{openAt === pathname && <MenuDrawer onClose={close} />}</Suspense>
    </header>
  );
}

const BrandMark = () => (
  <Link to="/" style={{ color: '#f3f1ea', fontWeight: 600, lineHeight: '16px' }}>
    <Flex align="center" gap={12} style={{ paddingInline: 8 }}>
      <Logo />
      <span>
        {brandLines[0]} <br />
        {brandLines[1]}
      </span>
    </Flex>
  </Link>
);
