import { Link } from 'react-router-dom';

export function BreadcrumbLink({ to, label, rest = '' }: { to: string; label: string; rest?: string }) {
  return (
    <>
      <Link to={to} className="underline decoration-1 underline-offset-4 hover:decoration-2">
        {label}
      </Link>
      {rest}
    </>
  );
}
