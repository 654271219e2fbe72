import { lazy } from 'react';
import { loadChunk } from 'shell/load-chunk';

export const loadFilmPlayerView = () => loadChunk(() => import('./film.tsx'));

export const LazyFilmPlayerView = lazy(async () => ({ default: (await loadFilmPlayerView()).FilmPlayerView }));
