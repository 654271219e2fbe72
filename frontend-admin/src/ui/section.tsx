import { Flex, Typography } from 'antd';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Flex vertical component="section" gap={12} style={{ marginTop: 16 }} aria-labelledby={id}>
      <Flex wrap align="center" justify="space-between" gap={12}>
        <Typography.Title level={2} id={id}>
          {title}
        </Typography.Title>
        {action}
      </Flex>
      {children}
    </Flex>
  );
}
