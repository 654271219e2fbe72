import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'node:http';
import type { Server as Pages } from 'socket.io';

export class LiveAdapter extends IoAdapter {
  /**
   * Closes the sockets but not the HTTP server. Socket.IO would also close the server and wait for every connection,
   * which would prevent the drain of requests.
   */
  override async close({ engine, sockets }: Pages): Promise<void> {
    await sockets.adapter.close();
    engine.close();
    // Rejects new sockets, because no later step would close them.
    (this.httpServer as Server).removeAllListeners('upgrade');
  }
}
