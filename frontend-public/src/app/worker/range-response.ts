import { createPartialResponse } from 'workbox-range-requests';

/** Returns 416 for a range beyond the end, because Workbox would return an empty 206. */
export async function createRangeResponse(request: Request, kept: Response): Promise<Response> {
  const file = await kept.blob();
  const start = Number(/^bytes=(\d+)-/i.exec(request.headers.get('range') ?? '')?.[1] ?? 0);
  if (start < file.size) return createPartialResponse(request, new Response(file, kept));
  return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
}
