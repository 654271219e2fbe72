import { Link } from 'react-router-dom';
import { PageHead } from '../../ui/page-head.tsx';

interface NotYetPageProps {
  title: string;
  /** What is true about this place today, in one sentence. */
  now: string;
  /** Where what exists of it can be seen. */
  see?: { to: string; label: string };
}

/** A place that leads somewhere already, though nothing can be done in it yet. */
export function NotYetPage({ title, now, see }: NotYetPageProps) {
  return (
    <>
      <PageHead title={title} />
      <p className="lead">{now}</p>
      {see && (
        <Link className="button-link" to={see.to}>
          {see.label}
        </Link>
      )}
    </>
  );
}
