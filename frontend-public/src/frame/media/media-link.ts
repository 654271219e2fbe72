import { answer, api, type Answered } from 'shell/api';

/** A private file, played through a signed URL of one user for one hour. */
export interface Piece {
  kind: 'lessons' | 'meditations' | 'reflections' | 'replays' | 'replay-sounds';
  id: string;
}

type MediaLink = Answered<'/api/media/{kind}/{id}/link', 'post'>;

export const askMediaLink = ({ kind, id }: Piece): Promise<MediaLink> =>
  answer(api.POST('/api/media/{kind}/{id}/link', { params: { path: { kind, id } } }));

/** The captions use the token of the film's URL. */
export function captionsAddress({ url }: Pick<MediaLink, 'url'>): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}/captions.vtt${search}`;
}

export const isKeptHere = (videoUrl: string | null | undefined): boolean =>
  videoUrl?.startsWith('/files/media/') ?? false;
