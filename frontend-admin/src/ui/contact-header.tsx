import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { EmailText } from './email-text.tsx';
import { RingAvatar } from './art/ring-avatar.tsx';

interface ContactHeaderProps {
  /** Seed of the avatar: the same text always gives the same avatar. */
  of: string;
  email: string;
  more: ReactNode;
  children?: ReactNode;
}

export const ContactHeader = ({ of, email, more, children }: ContactHeaderProps) => (
  <Flex align="center" gap={16}>
    <RingAvatar of={of} size={44} />
    <div>
      <strong>
        <EmailText email={email} />
      </strong>{' '}
      {children}
      <span className="below">{more}</span>
    </div>
  </Flex>
);
