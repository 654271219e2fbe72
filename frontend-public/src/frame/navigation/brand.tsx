import { Link } from 'react-router-dom';
import { LogoMark } from '../../ui/art/logo.tsx';

/** The sign and the name in two lines; the way home. */
export function Brand({ name }: { name: string }) {
  const lastWord = name.lastIndexOf(' ');
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3 text-[min(1rem,5.6vw)] leading-[1.12] font-[550]">
      <LogoMark />
      <span className="wide:whitespace-nowrap">
        {name.slice(0, lastWord)}
        <br />
        {name.slice(lastWord + 1)}
        <span className="sr-only">, home</span>
      </span>
    </Link>
  );
}
