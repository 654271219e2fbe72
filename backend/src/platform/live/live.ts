import { Injectable } from '@nestjs/common';
import { LiveTransport } from './transport.ts';

/** The room in which all open pages of one person are. */
export const roomOf = (userId: string): string => `user:${userId}`;

/** Sends messages to open pages, from any process. */
@Injectable()
export class Live {
  constructor(private readonly transport: LiveTransport) {}

  /**
   * Tells the pages a person has open, whichever process holds them. Nobody keeps it for a page that is not connected:
   * what is told must also be there to be asked for. Rejects when it could not be handed over; safe to repeat.
   */
  tell(userId: string, event: string, payload: object): Promise<void> {
    return this.transport.send(roomOf(userId), event, payload);
  }
}
