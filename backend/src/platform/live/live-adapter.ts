import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'node:http';
import type { Server as Pages } from 'socket.io';

export class LiveAdapter extends IoAdapter {
  /** The close method of Socket.IO would close the HTTP server before its open requests finish. */
  override async close({ engine, sockets }: Pages): Promise<void> {
    await sockets.adapter.close();
    engine.close();
    // The shutdown would not close a WebSocket that opens after this call.
    (this.httpServer as Server).removeAllListeners('upgrade');
  }
}
