import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server } from 'node:http';
import type { Server as Pages } from 'socket.io';

/** Holds the open pages on the lines of the HTTP server. */
export class LiveAdapter extends IoAdapter {
  /**
   * Ends the open pages. The HTTP server is left to its own end: the way of Socket.IO closes it too and waits for every
   * line, so that what is under way there would never be drained.
   */
  override async close({ engine, sockets }: Pages): Promise<void> {
    await sockets.adapter.close();
    engine.close();
    // A page that comes now is turned away: nobody would end it any more.
    (this.httpServer as Server).removeAllListeners('upgrade');
  }
}
