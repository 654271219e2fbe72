import { connect, createServer, type Socket } from 'node:net';

export class DatabaseProxy {
  private state: 'open' | 'cut' | 'dead' = 'open';
  private readonly ends = new Set<Socket>();
  private close = () => undefined as void;

  async start(databaseUrl: string): Promise<string> {
    const url = new URL(databaseUrl);
    const port = Number(url.port);
    const server = createServer((from) => this.pipe(from, port));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.close = () => void server.close();
    url.port = String((server.address() as { port: number }).port);
    return url.href;
  }

  cut(): void {
    this.state = 'cut';
    for (const end of this.ends) end.destroy();
  }

  freeze(): void {
    this.state = 'dead';
    for (const end of this.ends) end.pause();
  }

  restore(): void {
    this.state = 'open';
    for (const end of this.ends) end.resume();
  }

  stop(): void {
    this.close();
    for (const end of this.ends) end.destroy();
  }

  private pipe(from: Socket, port: number): void {
    if (this.state === 'cut') return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        this.ends.delete(end);
        other.destroy();
      });
      end.on('data', (bytes) => other.write(bytes));
      if (this.state === 'dead') end.pause();
    }
  }
}
