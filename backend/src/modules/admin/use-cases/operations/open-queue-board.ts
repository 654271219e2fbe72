import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { QueueBoardAccess } from '#platform/queue/board/queue-board-access.ts';
import { AuthenticateBearer } from '#modules/auth/index.ts';
import { signQueueBoardTicket, verifyQueueBoardTicket } from './queue-board-ticket.ts';

const lifetimeSeconds = 600;

interface IssuedTicket {
  readonly ticket: string;
  readonly lifetimeSeconds: number;
  readonly expiresAt: Date;
}

@Injectable()
export class OpenQueueBoard {
  private readonly keys: DerivedKeys;

  constructor(
    private readonly settings: Settings,
    private readonly tx: Transaction,
    private readonly authenticateBearer: AuthenticateBearer,
    access: QueueBoardAccess,
  ) {
    this.keys = deriveSigningKeys(settings, 'queue-board');
    access.setReader((ticket) => this.findAdministrator(ticket));
  }

  async issue({ userId, sessionId }: Principal): Promise<IssuedTicket> {
    const expiresAt = new Date(realTime().getTime() + lifetimeSeconds * 1000);
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'admin.queue-board-opened', actorId: userId, subjectId: null }),
    );
    const ticket = signQueueBoardTicket({ userId, sessionId, expiresAt }, this.keys.signing);
    return { ticket, lifetimeSeconds, expiresAt };
  }

  private async findAdministrator(ticket: string): Promise<string | undefined> {
    const found = verifyQueueBoardTicket(ticket, this.keys.all);
    if (!found || found.expiresAt <= realTime()) return undefined;
    const bearer = await this.authenticateBearer.authenticate({
      sub: found.userId,
      session_id: found.sessionId,
      aal: 'aal2',
    });
    if (typeof bearer === 'string' || bearer.mfaRequired || !bearer.roles.includes('admin')) return undefined;
    return bearer.aal === 'aal2' || !this.settings.staffNeedFactor ? found.userId : undefined;
  }
}
