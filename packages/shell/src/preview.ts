import type { ResponseBody } from './api.ts';

export type PreviewDescription = ResponseBody<'/api/preview', 'get'>;

export const previewBasePath = '/preview';

/** A preview stores nothing on the device and does not use the session of the device. */
export const isPreviewPage = typeof location !== 'undefined' && location.pathname.startsWith(`${previewBasePath}/`);

/** The preview token is stored only in the URL and in memory. */
export const previewHeader = 'x-preview';

const previewToken = isPreviewPage ? location.hash.slice(1) : '';

export const getPreviewToken = (): string => previewToken;

let description: PreviewDescription | undefined;

export const getPreview = (): PreviewDescription | undefined => description;

export function setPreview(preview: PreviewDescription): void {
  description = preview;
}

const personalPaths =
  /^\/api\/(account|admin|calendar|forum|functions|journal|members|mentoring|notifications|practice\/|rpc|sitters|user-roles|ventures)/;

/** The server checks every call again. */
export const isAllowedInPreview = (method: string, path: string): boolean =>
  path === '/api/media/{kind}/{id}/link' || (method === 'GET' && !personalPaths.test(path));
