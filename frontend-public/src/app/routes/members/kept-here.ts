/** A film that we keep plays in our own player. */
export const isKeptHere = (videoUrl: string | null | undefined): boolean =>
  videoUrl?.startsWith('/files/media/') ?? false;
