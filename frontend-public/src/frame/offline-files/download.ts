import { ApiProblem } from 'shell/api';

export class IncompleteDownload extends Error {
  override readonly name = 'IncompleteDownload';
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (received: number) => void;
}

/**
 * Throws ApiProblem for a rejection, TypeError for a network failure, and IncompleteDownload for an incomplete file.
 */
export async function downloadFile(address: string, { signal, onProgress }: DownloadOptions): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new ApiProblem(response.status, await response.json().catch(() => undefined));
  let received = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onProgress(received);
      controller.enqueue(chunk);
    },
  });
  const blob = await new Response(response.body?.pipeThrough(counted), { headers: response.headers }).blob();
  const whole = response.headers.has('content-encoding') ? null : response.headers.get('content-length');
  if (whole !== null && blob.size < Number(whole)) throw new IncompleteDownload();
  return blob;
}
