import { once } from 'node:events';
import { connect } from 'node:net';

/** What a bare connection was answered until it was closed. */
export interface RawAnswer {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are, and answers what comes back once the other side has closed the connection. */
export async function sayOverRawLine(url: string, words: string): Promise<RawAnswer> {
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

/** A request from a first line and headers, in the form in which it is sent. */
export const rawRequest = (first: string, headers: readonly string[] = [], body = ''): string =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');
