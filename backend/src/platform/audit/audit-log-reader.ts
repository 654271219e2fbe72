import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

export interface StoredAuditEntry {
  readonly at: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditLogVerificationResult {
  readonly entries: number;
  /** At most 100 sequence numbers of entries whose hash is wrong or that follow a deleted entry. */
  readonly broken: readonly number[];
}

/** These columns must match the trigger that computes the hash of an entry. */
const hashedColumns = `entry.seq, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.action, entry.actor_id,
  entry.subject_id, entry.address, entry.request_id, entry.details`;

/** SQL of the hash that an entry must have. */
export const expectedHashSql = `sha256(coalesce(lag(entry.hash) over (order by entry.seq), '') || convert_to(jsonb_build_array(${hashedColumns})::text, 'UTF8'))`;

const entryColumns = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, action, actor_id as "actorId",
  subject_id as "subjectId", address, details`;

@Injectable()
export class AuditLogReader {
  constructor(private readonly database: Database) {}

  listForAccount(subjectId: string): Promise<StoredAuditEntry[]> {
    return this.database.sql<StoredAuditEntry>(
      `select ${entryColumns} from audit_log where subject_id = ? order by seq`,
      [subjectId],
    );
  }

  listLatest(subjectId: string, count: number): Promise<StoredAuditEntry[]> {
    return this.database.sql<StoredAuditEntry>(
      `select ${entryColumns} from audit_log where subject_id = ? order by seq desc limit ?`,
      [subjectId, count],
    );
  }

  async findLast(subjectId: string, action: string): Promise<StoredAuditEntry | undefined> {
    const [entry] = await this.database.sql<StoredAuditEntry>(
      `select ${entryColumns} from audit_log where subject_id = ? and action = ? order by seq desc limit 1`,
      [subjectId, action],
    );
    return entry;
  }

  /** Returns `seq:hash`, which proves this entry and all earlier entries. */
  async checkpointAt(seq: number): Promise<string | undefined> {
    const [entry] = Number.isSafeInteger(seq)
      ? await this.database.sql<{ hash: string }>(`select encode(hash, 'hex') as hash from audit_log where seq = ?`, [
          seq,
        ])
      : [];
    return entry && `${seq}:${entry.hash}`;
  }

  /** Does not detect that the newest entries were deleted. Only a hash that an auditor stored elsewhere shows this. */
  async verify(): Promise<AuditLogVerificationResult> {
    const [count] = await this.database.sql<{ entries: string }>('select count(*) as entries from audit_log');
    const broken = await this.database.sql<{ seq: string }>(
      `select seq from (
         select entry.seq, entry.hash,
           row_number() over (order by entry.seq) as place,
           ${expectedHashSql} as expected
         from audit_log entry
       ) as chain
       where hash is distinct from expected or seq <> place
       order by seq limit 100`,
    );
    return { entries: Number(count?.entries ?? 0), broken: broken.map(({ seq }) => Number(seq)) };
  }
}
