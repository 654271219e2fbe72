import { createPartialResponse } from 'workbox-range-requests';

/** A range of a file that is stored on this device. Workbox answers 206 without a byte for one that starts past the end. */
export async function partOf(request: Request, kept: Response): Promise<Response> {
  const file = await kept.blob();
  const start = Number(/^bytes=(\d+)-/i.exec(request.headers.get('range') ?? '')?.[1] ?? 0);
  if (start < file.size) return createPartialResponse(request, new Response(file, kept));
  return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
}
