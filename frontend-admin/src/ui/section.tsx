import { Flex, Typography } from 'antd';
import { useId, type ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Flex vertical component="section" gap={12} style={{ marginTop: 16 }} aria-labelledby={id}>
      <Typography.Title level={2} id={id}>
        {title}
      </Typography.Title>
      {children}
    </Flex>
  );
}
