/** A film of this site: /media/<name>.mp4 with its poster image (.jpg) and captions (.vtt), 16:9. */
export type FilmName = 'home' | 'about' | 'press-kit';

export const filmFile = (name: FilmName): string => `/media/${name}.mp4`;
export const posterFile = (name: FilmName): string => `/media/${name}.jpg`;
export const captionsFile = (name: FilmName): string => `/media/${name}.vtt`;

/** The only external video host; it sets no cookie before playback. */
export const externalVideoHost = 'https://www.youtube-nocookie.com';

/**
 * URL of a video at the external host, for an iframe. The video plays automatically, because the iframe is created when
 * the user clicks.
 */
export function createExternalVideoUrl(id: string): string {
  return `${externalVideoHost}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&cc_load_policy=1`;
}
