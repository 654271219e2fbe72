import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Address } from './address.tsx';
import { RingAvatar } from './art/ring-avatar.tsx';

interface PersonProps {
  /** What the rings are drawn from. */
  of: string;
  email: string;
  more: ReactNode;
  /** Beside the email. */
  children?: ReactNode;
}

/** Whom a page is about. */
export const Person = ({ of, email, more, children }: PersonProps) => (
  <Flex align="center" gap={16}>
    <RingAvatar of={of} size={44} />
    <div>
      <strong>
        <Address email={email} />
      </strong>{' '}
      {children}
      <span className="below">{more}</span>
    </div>
  </Flex>
);
