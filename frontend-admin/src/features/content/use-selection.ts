import { useState } from 'react';
import type { ContentItem } from './api/content.ts';

/** Hides a selection that the user made with other filters. */
export function useRowSelection(filters: URLSearchParams) {
  const list = [...filters].filter(([name]) => name !== 'page').join('&');
  const [selected, setSelected] = useState<{ list: string; rows: ContentItem[] }>({ list, rows: [] });
  return {
    rows: selected.list === list ? selected.rows : [],
    onChange: (rows: ContentItem[]) => setSelected({ list, rows }),
    nameRow: ({ title }: ContentItem) => title,
  };
}
