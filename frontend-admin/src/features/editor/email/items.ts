import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { Shell } from '../../../shell/shell.tsx';

export interface LinkableItem {
  slug: string;
  title: string;
}

const paths = { event: '/api/admin/events', program: '/api/admin/programs' } as const;

/** Returns at most 50 published items, sorted by title. */
export const linkableItemsQuery = (api: Shell['api'], type: keyof typeof paths, q: string) =>
  queryOptions({
    queryKey: ['content', type, 'linked', q],
    queryFn: async (): Promise<LinkableItem[]> => {
      const query = { sort: 'title', limit: 50, status: 'published', ...(q && { q }) } as const;
      const path = paths[type] as '/api/admin/programs';
      const { items } = await readApiResponse(api.GET(path, { params: { query } }));
      return items.map(({ slug, title }) => ({ slug, title }));
    },
    placeholderData: (before) => before,
  });
