import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { brandName } from './brand.tsx';

interface PageHeadProps {
  title: string;
  about?: string | undefined;
  children?: ReactNode;
}

export function PageHeader({ title, about, children }: PageHeadProps) {
  return (
    <Flex wrap align="center" justify="space-between" gap="12px 24px">
      <title>{`${title} · ${brandName}`}</title>
      <h1>
        <span>{title} </span>
        {about && (
          <span style={{ font: '400 16px/1.5 var(--ant-font-family)', color: 'var(--ant-color-text-secondary)' }}>
            {about}
          </span>
        )}
      </h1>
      {children}
    </Flex>
  );
}
