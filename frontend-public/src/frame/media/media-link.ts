import { readApiResponse, api, type ResponseBody } from 'shell/api';

/** A private media file, played through a signed URL that is valid for one user and one hour. */
export interface MediaReference {
  kind: 'lessons' | 'meditations' | 'reflections' | 'replays' | 'replay-sounds';
  id: string;
}

type MediaLink = ResponseBody<'/api/media/{kind}/{id}/link', 'post'>;

export const requestMediaLink = ({ kind, id }: MediaReference): Promise<MediaLink> =>
  readApiResponse(api.POST('/api/media/{kind}/{id}/link', { params: { path: { kind, id } } }));

/** URL of the captions, which uses the token of the film's URL. */
export function captionsUrl({ url }: Pick<MediaLink, 'url'>): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}/captions.vtt${search}`;
}

export const isOwnFilmUrl = (videoUrl: string | null | undefined): boolean =>
  videoUrl?.startsWith('/files/media/') ?? false;
