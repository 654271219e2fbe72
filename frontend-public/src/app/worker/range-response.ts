import { createPartialResponse } from 'workbox-range-requests';

/**
 * Returns the requested range of a stored file. For a range beyond the end it returns 416, because Workbox would return
 * an empty 206 instead.
 */
export async function createRangeResponse(request: Request, kept: Response): Promise<Response> {
  const file = await kept.blob();
  const start = Number(/^bytes=(\d+)-/i.exec(request.headers.get('range') ?? '')?.[1] ?? 0);
  if (start < file.size) return createPartialResponse(request, new Response(file, kept));
  return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
}
