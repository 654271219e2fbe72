import { lazy } from 'react';
import { loadFile } from 'shell/site-file';

export const loadFilm = () => loadFile(() => import('./film.tsx'));

/** The player is fetched with the first page that has a film. */
export const Film = lazy(async () => ({ default: (await loadFilm()).Film }));
