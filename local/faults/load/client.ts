import type { ConfirmedWriteLog } from './confirmed-write-log.ts';
import { ResponseSchemas } from './response-schemas.ts';

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  token?: string;
  body?: object;
  expected?: readonly number[];
  /** The caller has no permission, so a 2xx response is a fault. */
  isForbidden?: boolean;
  /** Sent again before the response to an earlier click, so it waits for that one. */
  isRepeated?: boolean;
}

export interface LoadResponse {
  status: number;
  text: string;
}

export interface RequestRecord {
  at: number;
  ms: number;
  name: string;
  status: number;
  isExpected: boolean;
  isForbidden: boolean;
  isRepeated?: boolean;
  bodyFault?: string;
}

/** The product's own timeout for a call to the payment provider is shorter. */
const timeoutMs = 20_000;
const leaks = /\n\s+at .+:\d+|node_modules|postgres:\/\/|sk_test_|whsec_|argon2id/;

export class LoadClient {
  readonly records: RequestRecord[] = [];
  readonly url: string;
  readonly confirmedWrites: ConfirmedWriteLog;

  readonly schemas = ResponseSchemas.read();
  private readonly timeoutMs: number;

  /** The product multiplies its time limits by `patience`. */
  constructor(url: string, confirmedWrites: ConfirmedWriteLog, patience: number) {
    this.url = url;
    this.confirmedWrites = confirmedWrites;
    this.timeoutMs = timeoutMs * patience;
  }

  async send(request: LoadRequest): Promise<LoadResponse> {
    const { method, path, token, body, expected = [200], isForbidden = false, isRepeated = false } = request;
    const at = Date.now();
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.timeoutMs),
    })
      .then(async (received) => ({ status: received.status, text: await received.text() }))
      .catch((): LoadResponse => ({ status: 0, text: '' }));
    const bodyFault = findBodyFault(path, response) ?? this.schemas.findFault(method, path, response);
    this.records.push({
      ...{
        at,
        ms: Date.now() - at,
        name: `${method} ${path.split('?')[0]}`,
        status: response.status,
        isForbidden,
        isRepeated,
      },
      isExpected: expected.includes(response.status),
      ...(bodyFault && { bodyFault }),
    });
    return response;
  }

  /** The request must be safe to repeat. */
  async sendUntilDone(request: LoadRequest, attempts = 30): Promise<LoadResponse> {
    const { expected = [200] } = request;
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.send(request);
      const mayRepeat = response.status === 0 || response.status >= 500;
      if (expected.includes(response.status) || !mayRepeat || attempt === attempts) return response;
      await new Promise((resolve) => setTimeout(resolve, repeatMs));
    }
  }
}

const repeatMs = 500;

function findBodyFault(path: string, { status, text }: LoadResponse): string | undefined {
  if (status < 400) return undefined;
  if (leaks.test(text)) return `${path} ${status}: internal text in the response`;
  if (!path.startsWith('/api/') || status < 500) return undefined;
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return code === undefined ? `${path} ${status}: no code in the response` : undefined;
  } catch {
    return `${path} ${status}: the response is not JSON: ${text.slice(0, 60)}`;
  }
}
