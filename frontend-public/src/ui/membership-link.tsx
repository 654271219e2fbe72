import { Link } from 'react-router-dom';

export function MembershipLink({ title }: { title: string }) {
  return (
    <Link
      to="/membership"
      className="inline-flex min-h-11 items-center text-plain text-link underline decoration-1 underline-offset-5 hover:decoration-2"
    >
      <span>
        See membership<span className="sr-only"> to open {title}</span>
      </span>
    </Link>
  );
}
