import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

/** An entry as it was written. */
export interface WrittenEntry {
  readonly at: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditVerdict {
  readonly entries: number;
  /** Numbers of the entries that are not what was written, or that follow a gap; empty when all is well. */
  readonly broken: readonly number[];
}

/** What an entry's hash covers besides the hash before it; the table's trigger writes it so. */
const hashed = `entry.seq, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.action, entry.actor_id,
  entry.subject_id, entry.address, entry.request_id, entry.details`;

/** An entry in the words of WrittenEntry. */
const shown = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, action, actor_id as "actorId",
  subject_id as "subjectId", address, details`;

/** Reads the append-only audit log, and proves it. Nothing changes or removes an entry: the table refuses. */
@Injectable()
export class AuditLogReader {
  constructor(private readonly database: Database) {}

  /** What was done to an account, oldest first. */
  of(subjectId: string): Promise<WrittenEntry[]> {
    return this.database.sql<WrittenEntry>(`select ${shown} from audit_log where subject_id = ? order by seq`, [
      subjectId,
    ]);
  }

  /** The latest of what was done to an account, the last first. */
  latestOf(subjectId: string, count: number): Promise<WrittenEntry[]> {
    return this.database.sql<WrittenEntry>(
      `select ${shown} from audit_log where subject_id = ? order by seq desc limit ?`,
      [subjectId, count],
    );
  }

  /** The latest entry of one kind about an account. */
  async lastOf(subjectId: string, action: string): Promise<WrittenEntry | undefined> {
    const [entry] = await this.database.sql<WrittenEntry>(
      `select ${shown} from audit_log where subject_id = ? and action = ? order by seq desc limit 1`,
      [subjectId, action],
    );
    return entry;
  }

  /** The number and the hash of an entry, which stand for all before it; undefined where there is no such entry. */
  async markOf(seq: number): Promise<string | undefined> {
    const [entry] = Number.isSafeInteger(seq)
      ? await this.database.sql<{ hash: string }>(`select encode(hash, 'hex') as hash from audit_log where seq = ?`, [
          seq,
        ])
      : [];
    return entry && `${seq}:${entry.hash}`;
  }

  /** Computes the whole chain again. What was cut off its end cannot be seen: keep the last hash elsewhere for that. */
  async verify(): Promise<AuditVerdict> {
    const [count] = await this.database.sql<{ entries: string }>('select count(*) as entries from audit_log');
    const broken = await this.database.sql<{ seq: string }>(
      `select seq from (
         select entry.seq, entry.hash,
           row_number() over (order by entry.seq) as place,
           sha256(coalesce(lag(entry.hash) over (order by entry.seq), '') || convert_to(jsonb_build_array(${hashed})::text, 'UTF8')) as expected
         from audit_log entry
       ) as chain
       where hash is distinct from expected or seq <> place
       order by seq limit 100`,
    );
    return { entries: Number(count?.entries ?? 0), broken: broken.map(({ seq }) => Number(seq)) };
  }
}
