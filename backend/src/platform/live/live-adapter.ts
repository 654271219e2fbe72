import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'node:http';
import type { Server as Pages } from 'socket.io';

export class LiveAdapter extends IoAdapter {
  /**
   * Closes the sockets but not the HTTP server. Socket.IO's own method would also close the server and wait for every
   * connection, so the server could not finish its open requests first.
   */
  override async close({ engine, sockets }: Pages): Promise<void> {
    await sockets.adapter.close();
    engine.close();
    // Stops accepting new sockets, because the shutdown would not close them.
    (this.httpServer as Server).removeAllListeners('upgrade');
  }
}
