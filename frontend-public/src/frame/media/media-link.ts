import { readApiResponse, api, type ResponseBody, type paths } from 'shell/api';

export interface MediaReference {
  kind: paths['/api/media/{kind}/{id}/link']['post']['parameters']['path']['kind'];
  id: string;
  /** File name of a sound in the text, absent for the film or sound of the item itself. */
  sound?: string;
}

type MediaLink = ResponseBody<'/api/media/{kind}/{id}/link', 'post'>;

export const requestMediaLink = ({ kind, id, sound }: MediaReference): Promise<MediaLink> =>
  readApiResponse(
    api.POST('/api/media/{kind}/{id}/link', { params: { path: { kind, id }, query: { ...(sound && { sound }) } } }),
  );

/** The URL of the captions has the same token as the URL of the film. */
export function captionsUrl({ url }: Pick<MediaLink, 'url'>): string {
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}/captions.vtt${search}`;
}

export const isOwnFilmUrl = (videoUrl: string | null | undefined): boolean =>
  videoUrl?.startsWith('/files/media/') ?? false;
