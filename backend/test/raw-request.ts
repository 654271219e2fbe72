import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function sendRawRequest(url: string, words: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const line = connect(Number(port), hostname);
  line.write(words);
  let text = '';
  line.on('data', (bytes) => (text += bytes.toString()));
  line.on('error', () => undefined);
  await once(line, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 2)]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) as Record<string, string>, body };
}

export const buildRawRequest = (first: string, headers: readonly string[] = [], body = ''): string =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');
