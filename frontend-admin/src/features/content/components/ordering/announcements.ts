import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { ContentItem } from '../../api/content.ts';

export function createAnnouncements(items: readonly ContentItem[]): Announcements {
  const place = (id: UniqueIdentifier) => `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  const title = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? '';
  return {
    onDragStart: ({ active }) => `${title(active.id)} lifted, ${place(active.id)}`,
    onDragOver: ({ active, over }) => {
      // The library also calls this function for a lifted row that is still in its own place.
      const verb = over?.id === active.id ? ' lifted' : '';
      return over ? `${title(active.id)}${verb}, ${place(over.id)}` : undefined;
    },
    onDragEnd: ({ active, over }) => `${title(active.id)} dropped, ${place(over?.id ?? active.id)}`,
    onDragCancel: ({ active }) => `${title(active.id)} not moved, ${place(active.id)}`,
  };
}
