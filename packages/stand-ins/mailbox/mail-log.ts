import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LoggedEmailRequest {
  path: string;
  body: string;
  idempotencyKey: string | null;
  mails: { id: string; at: string }[];
}

/** File to which each accepted request is appended, one per line. */
export class MailLog {
  private readonly file: string | undefined;

  constructor(file: string | undefined) {
    this.file = file;
    if (file) mkdirSync(dirname(file), { recursive: true });
  }

  /**
   * Skips an incomplete last line: the process was killed while it wrote the line, so the client got no confirmation of
   * this request.
   */
  read(): LoggedEmailRequest[] {
    if (!this.file || !existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n');
    const torn = lines.pop();
    if (torn) appendFileSync(this.file, '\n');
    return lines.filter(isWhole).map((line) => JSON.parse(line) as LoggedEmailRequest);
  }

  append(request: LoggedEmailRequest): void {
    if (this.file) appendFileSync(this.file, `${JSON.stringify(request)}\n`);
  }
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
