import { queryOptions } from '@tanstack/react-query';
import { answer, api } from 'shell/api';

/** The second at which each meditation was left, by its id; a visitor has none on the server. */
export const placesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['practice', userId, 'places'],
    queryFn: async () => {
      const { meditations } = await answer(api.GET('/api/practice'));
      return Object.fromEntries(meditations.map(({ meditationId, positionSec }) => [meditationId, positionSec]));
    },
    enabled: userId !== undefined,
  });
