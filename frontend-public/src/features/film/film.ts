export type FilmName = 'home' | 'about' | 'press-kit';

export const filmFile = (name: FilmName): string => `/media/${name}.mp4`;
export const posterFile = (name: FilmName): string => `/media/${name}.jpg`;
export const captionsFile = (name: FilmName): string => `/media/${name}.vtt`;

/** The only external video host, which sets no cookie before playback. */
export const externalVideoHost = 'https://www.youtube-nocookie.com';

/** The video plays automatically, because the user's click creates the iframe. */
export function createExternalVideoUrl(id: string): string {
  return `${externalVideoHost}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&cc_load_policy=1`;
}
