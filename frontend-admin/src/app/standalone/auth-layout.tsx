import { Flex, Typography, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { Logo, brandName } from '../../ui/brand.tsx';
import { ThemeProvider } from '../frame/theme-provider.tsx';
import '../styles/index.css';

export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ThemeProvider>
      <main style={{ maxWidth: 400, margin: '0 auto', padding: '96px 20px 40px' }}>
        <title>{`${title} · ${brandName}`}</title>
        <Flex vertical gap={20}>
          <Logo size={44} />
          <Typography.Title>{title}</Typography.Title>
          {children}
        </Flex>
      </main>
    </ThemeProvider>
  );
}

export const createFieldErrorProps = (message: string | undefined): Pick<FormItemProps, 'help' | 'validateStatus'> =>
  message ? { help: message, validateStatus: 'error' } : {};
