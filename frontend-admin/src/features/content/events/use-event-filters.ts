import { useSearchParams } from 'react-router-dom';
import type { Tier } from 'shell/tier';
import { capitalize } from '../../../ui/format.ts';
import { withParams } from '../../../ui/url-params.ts';
import { parseTier } from '../components/tier-filter.tsx';

const categories = ['workshop', 'circle', 'retreat', 'webinar'] as const;

export interface EventFilters {
  q: string;
  category: string | undefined;
  tier: Tier | undefined;
  page: number;
}

export const categoryOptions = categories.map((value) => ({
  value,
  label: capitalize(value),
}));

export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const filters: EventFilters = {
    q: params.get('q') ?? '',
    category: categories.find((category) => category === params.get('category')),
    tier: parseTier(params.get('tier')),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
  const change = (changes: Record<string, string | undefined>) =>
    setParams((before) => withParams(before, { page: undefined, ...changes }), { replace: true });
  return { params, filters, change };
}
