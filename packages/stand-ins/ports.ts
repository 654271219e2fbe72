import { type Socket, createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Browsers try both IPv4 and IPv6 for a local host name. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const hosts = host === '127.0.0.1' || host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const each of hosts) {
    if ((await tryListening(port, each)) === 'EADDRINUSE') return false;
  }
  return true;
}

export async function findFreePorts(count: number, host = '127.0.0.1'): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const numbers = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(numbers.map((port) => isPortFree(port, host)));
    if (free.every(Boolean) && (await reservePorts(numbers))) return first;
  }
  throw new Error(`No ${count} neighbouring free ports were found on ${host}.`);
}

/** A UDP socket reserves a port, but a program can still open the same TCP port. */
async function reservePorts(ports: number[]): Promise<boolean> {
  const sockets = ports.map(() => createSocket('udp4').unref());
  const isOurs = await Promise.all(sockets.map((socket, index) => bound(socket, ports[index] ?? 0)));
  if (isOurs.every(Boolean)) return true;
  for (const socket of sockets) socket.close();
  return false;
}

function bound(socket: Socket, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
