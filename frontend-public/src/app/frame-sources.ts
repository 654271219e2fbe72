import { outsideHost } from '../features/film/film.ts';
import { outsideVideos } from './brand.ts';

/** Origins whose documents a page may show in a frame: none, unless a video of ours lies at an outside host. */
export const frameSources: readonly string[] = Object.values(outsideVideos).some(Boolean) ? [outsideHost] : [];
