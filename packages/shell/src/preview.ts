import type { ResponseBody } from './api.ts';

export type PreviewDescription = ResponseBody<'/api/preview', 'get'>;

/** Prefix of the paths of pages that staff preview. */
export const previewBasePath = '/preview';

/** True for a page that staff preview: it stores nothing on the device, and does not use the session of the device. */
export const isPreviewPage = typeof location !== 'undefined' && location.pathname.startsWith(`${previewBasePath}/`);

/** Header with the token of a preview. The page stores the token only in its URL and in memory. */
export const previewHeader = 'x-preview';

const previewToken = isPreviewPage ? location.hash.slice(1) : '';

export const getPreviewToken = (): string => previewToken;

let description: PreviewDescription | undefined;

export const getPreview = (): PreviewDescription | undefined => description;

export function setPreview(preview: PreviewDescription): void {
  description = preview;
}

/** API paths of personal data, which a preview does not have. */
const personalPaths =
  /^\/api\/(account|admin|calendar|forum|functions|journal|members|mentoring|notifications|practice\/|rpc|sitters|user-roles|ventures)/;

/** True for API calls that a preview page may send. The server rejects all others too. */
export const isAllowedInPreview = (method: string, path: string): boolean =>
  path === '/api/media/{kind}/{id}/link' || (method === 'GET' && !personalPaths.test(path));
