import { request } from 'node:http';
import type { ApiCaller, ApiResponse } from '../http.ts';
import { waitUntil } from '../until.ts';
import type { StoredFileDetailsView } from '#modules/files/use-cases/file.view.ts';

export const tusHeaders = { 'tus-resumable': '1.0.0' };
const encode = (text: string) => Buffer.from(text).toString('base64');

export async function sendPartAndCut(url: string, accessToken: string, part: Buffer, offset = 0): Promise<void> {
  await (
    await sendPartAndStall(url, accessToken, part, offset)
  )();
}

export function sendPartAndStall(
  url: string,
  accessToken: string,
  part: Buffer,
  offset = 0,
): Promise<() => Promise<void>> {
  const outgoing = request(url, {
    method: 'PATCH',
    headers: {
      ...tusHeaders,
      authorization: `Bearer ${accessToken}`,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      // The header announces one byte more than `part`, so the server waits for that byte.
      'content-length': String(part.length + 1),
    },
  });
  const closed = new Promise<void>((resolve) => outgoing.on('close', resolve));
  const cut = () => {
    outgoing.destroy();
    return closed;
  };
  return new Promise((resolve) => {
    outgoing.on('error', () => undefined);
    outgoing.on('close', () => resolve(cut));
    outgoing.write(part, () => resolve(cut));
  });
}

export class Uploader {
  constructor(readonly caller: ApiCaller) {}

  create(name: string, length: number, more: Record<string, string> = {}): Promise<ApiResponse<{ code: string }>> {
    const metadata = Object.entries({ filename: name, ...more }).map(([key, value]) => `${key} ${encode(value)}`);
    return this.caller.send('POST', '/api/admin/files/uploads', undefined, {
      ...{ ...tusHeaders, 'upload-length': String(length), 'upload-metadata': metadata.join(',') },
    });
  }

  append(location: string, bytes: Buffer, offset = 0): Promise<ApiResponse<{ code: string }>> {
    return this.caller.send('PATCH', location, bytes, {
      ...{ ...tusHeaders, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
  }

  async offset(location: string): Promise<number> {
    const { headers } = await this.caller.send('HEAD', location, undefined, tusHeaders);
    return Number(headers.get('upload-offset'));
  }

  end(location: string): Promise<ApiResponse<never>> {
    return this.caller.send('DELETE', location, undefined, tusHeaders);
  }

  async start(name: string, length: number, more: Record<string, string> = {}): Promise<string> {
    const { status, headers, text } = await this.create(name, length, more);
    if (status !== 201) throw new Error(`The upload was not created: ${status} ${text}`);
    return headers.get('location') ?? '';
  }

  async upload(name: string, bytes: Buffer, more: Record<string, string> = {}): Promise<StoredFileDetailsView> {
    const location = await this.start(name, bytes.length, more);
    await this.append(location, bytes);
    return this.untilProcessed(location);
  }

  async untilProcessed(location: string): Promise<StoredFileDetailsView> {
    const isDone = async () => ['ready', 'failed'].includes((await this.read(location)).body.state);
    await waitUntil(isDone);
    return (await this.read(location)).body;
  }

  read(location: string): Promise<ApiResponse<StoredFileDetailsView>> {
    return this.caller.get<StoredFileDetailsView>(location.replace('/uploads', ''));
  }
}
