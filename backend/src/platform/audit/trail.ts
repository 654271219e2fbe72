import type { EntityManager } from '@mikro-orm/postgresql';
import { currentRequest } from './request-context.ts';

/** One thing that somebody did, or tried to do. */
export interface TrailEntry {
  /** `module.fact`, such as 'auth.signed-in'. */
  readonly action: string;
  /** Who did it; null for a visitor, and for the product itself. */
  readonly actorId: string | null;
  /** Whose account it concerns; null where there is none. */
  readonly subjectId: string | null;
  /** What else must be known, such as the state before and after. Ids and words only: never a secret, never an address. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** What an entry is inserted with; the table's trigger adds the rest. */
export const trailColumns = 'action, actor_id, subject_id, address, request_id, details';

/**
 * Where a transaction leaves what it did to accounts and permissions. It is written at the very end of the transaction
 * it reports: the chain lets one writer in at a time, and who comes last to that door waits holding every other lock, so
 * no two transactions can wait for each other.
 */
export class Trail {
  private readonly entries: TrailEntry[] = [];

  constructor(private readonly em: EntityManager) {}

  record(entry: TrailEntry): void {
    this.entries.push(entry);
  }

  /** Called once, by the transaction, before its commit. */
  async write(): Promise<void> {
    if (this.entries.length === 0) return;
    await this.em.flush();
    const request = currentRequest();
    const rows = this.entries.flatMap(({ action, actorId, subjectId, details = {} }) => [
      action,
      actorId,
      subjectId,
      request?.address ?? null,
      request?.requestId ?? null,
      JSON.stringify(details),
    ]);
    await this.em.getConnection().execute(
      `insert into audit_log (${trailColumns})
         values ${this.entries.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
      rows,
      'run',
      this.em.getTransactionContext(),
    );
  }
}
