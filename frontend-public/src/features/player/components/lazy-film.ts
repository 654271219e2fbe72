import { lazy } from 'react';
import { loadFile } from 'shell/site-file';

export const loadFilm = () => loadFile(() => import('./film.tsx'));

export const Film = lazy(async () => ({ default: (await loadFilm()).Film }));
