import { Injectable } from '@nestjs/common';

export const queueBoardPath = '/ops/queues';
export const queueBoardCookie = 'ops_ticket';

type TicketCheck = (ticket: string) => Promise<boolean>;

/** Decides who may open the queue board. The module that issues the tickets registers the check with `setCheck`. */
@Injectable()
export class QueueBoardAccess {
  private check: TicketCheck = () => Promise.resolve(false);

  setCheck(check: TicketCheck): void {
    this.check = check;
  }

  isAllowed(ticket: string | undefined): Promise<boolean> {
    return ticket === undefined ? Promise.resolve(false) : this.check(ticket);
  }
}
