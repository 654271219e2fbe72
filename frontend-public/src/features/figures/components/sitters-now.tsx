import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '../api/figures.ts';

/** How many people sit at this moment; nothing while they are few. */
export function SittersNow() {
  const { data } = useQuery(figuresQuery());
  if (!data?.sitters) return null;
  return (
    <p data-passing="" className="text-plain text-muted">
      {data.sitters} people are sitting now.
    </p>
  );
}
