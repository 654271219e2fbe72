import { Link } from 'react-router-dom';

interface Neighbour {
  to: string;
  label: string;
}

interface PreviousNextLinksProps {
  label: string;
  before: Neighbour | undefined;
  after: Neighbour | undefined;
  className?: string;
}

export function PreviousNextLinks({ label, before, after, className = 'mt-6' }: PreviousNextLinksProps) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className={`flex justify-between gap-6 text-15 ${className}`}>
      {before ? <PreviousNextLink words="Previous" {...before} /> : <span />}
      {after && <PreviousNextLink words="Next" {...after} isAfter />}
    </nav>
  );
}

function PreviousNextLink({ words, to, label, isAfter = false }: Neighbour & { words: string; isAfter?: boolean }) {
  return (
    <p className={isAfter ? 'text-right' : ''}>
      <span className="block text-muted">{words}</span>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {label}
      </Link>
    </p>
  );
}
