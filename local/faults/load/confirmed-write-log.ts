/** Each line is on the disk before the load continues. */
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export type ConfirmedWriteKind =
  'sign-up' | 'revoked' | 'grant' | 'journal' | 'subscribed' | 'webhook' | 'paid' | 'unsubscribed';

export interface ConfirmedWrite {
  kind: ConfirmedWriteKind;
  key: string;
  at: number;
  facts: Record<string, string>;
}

export class ConfirmedWriteLog {
  private readonly file: string;
  private readonly descriptor: number;

  constructor(file: string) {
    this.file = file;
    this.descriptor = openSync(file, 'a');
  }

  add(kind: ConfirmedWriteKind, key: string, facts: Record<string, string> = {}): void {
    writeSync(this.descriptor, `${JSON.stringify({ kind, key, at: Date.now(), facts })}\n`);
    fsyncSync(this.descriptor);
  }

  read(kind: ConfirmedWriteKind): ConfirmedWrite[] {
    const lines = readFileSync(this.file, 'utf8').trimEnd().split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as ConfirmedWrite).filter((write) => write.kind === kind);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
