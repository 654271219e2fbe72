import { Injectable } from '@nestjs/common';

export const queueBoardPath = '/ops/queues';
export const queueBoardCookie = 'ops_ticket';

type TicketReader = (ticket: string) => Promise<string | undefined>;

@Injectable()
export class QueueBoardAccess {
  private read: TicketReader = () => Promise.resolve(undefined);

  setReader(read: TicketReader): void {
    this.read = read;
  }

  async findAdministrator(ticket: string | undefined): Promise<string | undefined> {
    return ticket === undefined ? undefined : this.read(ticket);
  }
}
