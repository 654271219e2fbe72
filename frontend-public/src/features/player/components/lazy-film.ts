import { lazy } from 'react';
import { loadChunk } from 'shell/load-chunk';

export const loadFilm = () => loadChunk(() => import('./film.tsx'));

export const Film = lazy(async () => ({ default: (await loadFilm()).Film }));
