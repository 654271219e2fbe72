import type { FormParams } from '../form-body.ts';

export interface LoggedRequest {
  id: string;
  method: string;
  path: string;
  params: FormParams;
  idempotencyKey: string | null;
  at: string;
  status: number | null;
}

interface Received {
  requestId: string;
  method: string;
  path: string;
  params: FormParams;
  key: string | undefined;
}

const KEPT = 10_000;

export class RequestLog {
  private entries: LoggedRequest[] = [];

  add({ requestId, method, path, params, key }: Received): LoggedRequest {
    const entry: LoggedRequest = {
      id: requestId,
      method,
      path,
      params,
      idempotencyKey: key ?? null,
      at: new Date().toISOString(),
      status: null,
    };
    this.entries.push(entry);
    if (this.entries.length > KEPT) this.entries.shift();
    return entry;
  }

  all(): LoggedRequest[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
  }
}
