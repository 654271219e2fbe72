import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'node:http';
import type { Server as Pages } from 'socket.io';

export class LiveAdapter extends IoAdapter {
  /**
   * Closes the sockets but not the HTTP server: Socket.IO would close that too and wait for every connection, which
   * prevents the drain of requests.
   */
  override async close({ engine, sockets }: Pages): Promise<void> {
    await sockets.adapter.close();
    engine.close();
    // Rejects new sockets, which no later step would close.
    (this.httpServer as Server).removeAllListeners('upgrade');
  }
}
