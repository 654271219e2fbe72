import type { ResponseBody } from './api.ts';

export type PreviewDescription = ResponseBody<'/api/preview', 'get'>;

/** Path before the path of the page that staff preview. */
export const previewBasePath = '/preview';

/** True for a page that staff preview: it stores nothing on the device, and does not use the session of the device. */
export const isPreviewPage = typeof location !== 'undefined' && location.pathname.startsWith(`${previewBasePath}/`);

/** Header that names the preview of a request. The token is only in the URL of the page and in its memory. */
export const previewHeader = 'x-preview';

const previewToken = isPreviewPage ? location.hash.slice(1) : '';

export const getPreviewToken = (): string => previewToken;

let description: PreviewDescription | undefined;

export const getPreview = (): PreviewDescription | undefined => description;

export function setPreview(preview: PreviewDescription): void {
  description = preview;
}

/** Paths of the data of a person, which a preview does not have. */
const personalPaths =
  /^\/api\/(account|admin|calendar|forum|functions|journal|members|mentoring|notifications|practice\/|rpc|sitters|user-roles|ventures)/;

/** True for the calls that a preview sends. The server refuses all others too. */
export const isShownInPreview = (method: string, path: string): boolean =>
  path === '/api/media/{kind}/{id}/link' || (method === 'GET' && !personalPaths.test(path));
