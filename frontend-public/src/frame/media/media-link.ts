import { answer, api, type Answered } from 'shell/api';

/** A piece whose file is private: it plays through a link that is made for one person and one hour. */
export interface Piece {
  kind: 'lessons' | 'meditations' | 'reflections' | 'replays' | 'replay-sounds';
  id: string;
}

type MediaLink = Answered<'/api/media/{kind}/{id}/link', 'post'>;

export const askMediaLink = ({ kind, id }: Piece): Promise<MediaLink> =>
  answer(api.POST('/api/media/{kind}/{id}/link', { params: { path: { kind, id } } }));

/** The captions go by the same key as the film. */
export function captionsAddress({ url }: Pick<MediaLink, 'url'>): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}/captions.vtt${search}`;
}

/** A film that we keep plays in our own player. */
export const isKeptHere = (videoUrl: string | null | undefined): boolean =>
  videoUrl?.startsWith('/files/media/') ?? false;
