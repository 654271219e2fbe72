/** A local film: /media/<name>.mp4 with its poster (.jpg) and captions (.vtt), 16:9. */
export type FilmName = 'home' | 'about' | 'press-kit';

export const filmFile = (name: FilmName): string => `/media/${name}.mp4`;
export const posterFile = (name: FilmName): string => `/media/${name}.jpg`;
export const captionsFile = (name: FilmName): string => `/media/${name}.vtt`;

/** The only external video host; it sets no cookie before playback. */
export const externalVideoHost = 'https://www.youtube-nocookie.com';

/** URL of the frame of an external video. The video plays automatically, because the frame is created by a click. */
export function createExternalVideoUrl(id: string): string {
  return `${externalVideoHost}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&cc_load_policy=1`;
}
