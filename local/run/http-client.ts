import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  token?: string;
  body?: object;
}

export interface HttpResponse {
  status: number;
  text: string;
}

export function sendRequest({ method, url, token, body }: HttpRequest): Promise<HttpResponse> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    asked.once('error', reject);
    asked.end(sent);
  });
}

export async function requestJson<T>(httpRequest: HttpRequest): Promise<T> {
  const { status, text } = await sendRequest(httpRequest);
  if (status !== 200) throw new Error(`${httpRequest.method} ${httpRequest.url} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
