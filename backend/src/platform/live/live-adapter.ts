import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'node:http';
import type { Server as Pages } from 'socket.io';

export class LiveAdapter extends IoAdapter {
  /**
   * Closes the WebSockets but not the HTTP server. The close method of Socket.IO would also close the server, before
   * the server has finished its open requests.
   */
  override async close({ engine, sockets }: Pages): Promise<void> {
    await sockets.adapter.close();
    engine.close();
    // Stops accepting new WebSockets, because the shutdown would not close them.
    (this.httpServer as Server).removeAllListeners('upgrade');
  }
}
