/** A film of our own: /media/<name>.mp4 with its poster (.jpg) and its captions (.vtt), 16 by 9. */
export type FilmName = 'home' | 'about' | 'press-kit';

export const filmFile = (name: FilmName): string => `/media/${name}.mp4`;
export const posterFile = (name: FilmName): string => `/media/${name}.jpg`;
export const captionsFile = (name: FilmName): string => `/media/${name}.vtt`;

/** The one host an outside video may come from: it sets no cookie until somebody plays. */
export const outsideHost = 'https://www.youtube-nocookie.com';

/** The player of an outside video; it starts at once, as it is asked for by a press. */
export function outsideFrame(id: string): string {
  return `${outsideHost}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&cc_load_policy=1`;
}
