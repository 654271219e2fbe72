import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/art/logo.tsx';
import { brandName } from '../../ui/brand.ts';
import { Themed } from '../frame/themed.tsx';
import '../styles/index.css';

/** The layout of the pages for signing in. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Themed>
      <main style={{ maxWidth: 400, margin: '0 auto', padding: '96px 20px 40px' }}>
        <title>{`${title} · ${brandName}`}</title>
        <Flex vertical gap={20}>
          <Logo size={44} />
          <Typography.Title>{title}</Typography.Title>
          {children}
        </Flex>
      </main>
    </Themed>
  );
}
