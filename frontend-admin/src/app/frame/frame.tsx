import { Button, ConfigProvider, Drawer, Flex, Grid, Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo, brandLines } from '../../ui/brand.tsx';
import { menuTheme } from '../../ui/theme/theme.ts';
import { AdminMenu } from './menu.tsx';

export function AdminLayout({ children }: { children: ReactNode }) {
  const { lg: hasSider = false } = Grid.useBreakpoint();
  return (
    <Layout hasSider={hasSider} style={{ minHeight: '100dvh' }}>
      <ConfigProvider theme={menuTheme}>
        {hasSider ? (
          <Layout.Sider width={196} style={{ position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' }}>
            <Flex vertical gap={28} style={{ minHeight: '100%', padding: '24px 16px' }}>
              <BrandMark />
              <AdminMenu />
            </Flex>
          </Layout.Sider>
        ) : (
          <Bar />
        )}
      </ConfigProvider>
      <Layout.Content id="main" tabIndex={-1} className="screen" style={{ padding: 20 }}>
        {children}
      </Layout.Content>
    </Layout>
  );
}

function Bar() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <Layout.Header>
      <Flex align="center" justify="space-between" style={{ height: '100%' }}>
        <BrandMark />
        <Button aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
          Menu
        </Button>
      </Flex>
      <Drawer title="Menu" size={320} styles={{ body: { display: 'flex' } }} open={openAt === pathname} onClose={close}>
        <AdminMenu onLeave={close} />
      </Drawer>
    </Layout.Header>
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
