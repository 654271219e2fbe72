import { Link } from 'react-router-dom';
import { brandLines } from '../../ui/brand.ts';
import { Logo } from '../../ui/art/logo.tsx';

export const BrandMark = () => (
  <Link className="brand-mark" to="/">
    <Logo />
    <span>
      {brandLines[0]} <br />
      {brandLines[1]}
    </span>
  </Link>
);
