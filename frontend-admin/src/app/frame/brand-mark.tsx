import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { brandLines } from '../../ui/brand.ts';
import { Logo } from '../../ui/art/logo.tsx';

export const BrandMark = () => (
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
