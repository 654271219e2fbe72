import { type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultPlan } from './plan.ts';

const clients = 200;
const everyMs = 1000;
const bytes = 'x'.repeat(1024);

export const slowClients: FaultPlan = {
  id: 'F12',
  title: `${clients} clients that send 1 kB a second`,
  // Slow clients must not disturb the load.
  run: async ({ rig, durationMs }) => {
    const port = Number(new URL(rig.url).port);
    const sockets = new Set<Socket>();
    const until = Date.now() + durationMs;
    for (; Date.now() < until; await delay(everyMs)) {
      while (sockets.size < clients) open(port, sockets);
      for (const socket of sockets) if (socket.writable) socket.write(bytes);
    }
    for (const socket of sockets) socket.destroy();
  },
};

function open(port: number, sockets: Set<Socket>): void {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  socket.on('close', () => sockets.delete(socket));
  socket.write(
    'POST /api/functions/subscribe-email HTTP/1.1\r\nHost: localhost\r\n' +
      'Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n',
  );
}
