import { Logger } from '@nestjs/common';
import { write, writeSync } from 'node:fs';

const maxBytesWaiting = 1024 * 1024;
const bytesPerWrite = 64 * 1024;
const retryMs = 250;
/** Lines are gathered for this time, because each write costs much CPU time, here and in the process that reads the lines. */
const gatherMs = 10;

/** Lines wait in a limited buffer while the output is blocked, and further lines are dropped. */
export class LogOutput {
  private readonly log = new Logger('log');
  private readonly waiting: Buffer[] = [];
  private bytesWaiting = 0;
  private droppedLines = 0;
  private isOpen = false;
  private isWriting = false;

  constructor(private readonly fd: number) {}

  write(line: string): void {
    if (!this.isOpen) this.open();
    const bytes = Buffer.from(line);
    if (this.bytesWaiting + bytes.length > maxBytesWaiting) {
      this.droppedLines += 1;
      return;
    }
    this.waiting.push(bytes);
    this.bytesWaiting += bytes.length;
    if (this.isWriting) return;
    this.isWriting = true;
    setTimeout(() => this.writeNext(), gatherMs).unref();
  }

  private open(): void {
    this.isOpen = true;
    // Reading `process.stdout` makes a pipe non-blocking, and a blocked write would prevent the exit.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    process.once('exit', () => this.writeRest());
  }

  private writeNext(): void {
    const chunk = this.takeChunk();
    this.isWriting = chunk !== undefined;
    if (!chunk) return this.reportDropped();
    write(this.fd, chunk, (error, written) => {
      const rest = chunk.subarray(error ? 0 : written);
      this.bytesWaiting -= chunk.length - rest.length;
      if (rest.length > 0) this.waiting.unshift(rest);
      if (error) setTimeout(() => this.writeNext(), retryMs).unref();
      else this.writeNext();
    });
  }

  private takeChunk(): Buffer | undefined {
    let bytes = 0;
    let lines = 0;
    while (lines < this.waiting.length && bytes < bytesPerWrite) bytes += this.waiting[lines++]?.length ?? 0;
    return lines === 0 ? undefined : Buffer.concat(this.waiting.splice(0, lines));
  }

  private reportDropped(): void {
    const lines = this.droppedLines;
    this.droppedLines = 0;
    if (lines > 0) this.log.warn({ event: 'log.lines-dropped', lines });
  }

  /** The exit must not wait for the log. */
  private writeRest(): void {
    try {
      for (const bytes of this.waiting) for (let at = 0; at < bytes.length;) at += writeSync(this.fd, bytes, at);
    } catch {
      // The output accepts no more data, so the remaining lines are lost.
    }
  }
}
