import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '../config/settings.ts';
import { Database } from '../database/database.ts';

const maxWaitingHours = 12;
const maxSilentMinutes = 5;
const dayMs = 86_400_000;

export interface BackupState {
  readonly isConfigured: boolean;
  /** Also true for a backup that is requested but not started. */
  readonly isRunning: boolean;
  readonly last: {
    readonly name: string;
    readonly finishedAt: Date;
    readonly sizeBytes: number;
    readonly verifiedAt: Date | null;
    readonly verificationFailure: string | null;
  } | null;
  readonly failure: { readonly failedAt: Date; readonly reason: string } | null;
  readonly nextAt: Date | null;
}

const isRequested = `finished_at is null and started_at is null and requested_at > now() - interval '${maxWaitingHours} hours'`;
const isStarted = 'finished_at is null and started_at is not null';
const isSilent = `coalesce(seen_at, started_at) < now() - interval '${maxSilentMinutes} minutes'`;
const isOpen = `((${isRequested}) or (${isStarted} and not ${isSilent}))`;

@Injectable()
export class BackupRuns {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<BackupState> {
    const [row] = await this.database.sql<{
      open: boolean;
      last: {
        name: string;
        finishedAt: string;
        sizeBytes: number;
        verifiedAt: string | null;
        verificationFailure: string | null;
      } | null;
      failure: { failedAt: string; reason: string } | null;
    }>(
      `select exists (select 1 from backup_run where ${isOpen}) as open,
         (select json_build_object('name', name, 'finishedAt', finished_at, 'sizeBytes', size_bytes, 'verifiedAt', verified_at,
             'verificationFailure', verification_failure)
            from backup_run where name is not null order by finished_at desc limit 1) as last,
         (select json_build_object('failedAt', finished_at, 'reason', failure) from backup_run
            where finished_at is not null order by finished_at desc limit 1) as failure`,
    );
    const { last = null, failure = null } = row ?? {};
    return {
      isConfigured: this.settings.hasBackups,
      isRunning: row?.open ?? false,
      last: last && {
        ...last,
        finishedAt: new Date(last.finishedAt),
        verifiedAt: last.verifiedAt === null ? null : new Date(last.verifiedAt),
      },
      failure: failure?.reason ? { failedAt: new Date(failure.failedAt), reason: failure.reason } : null,
      nextAt: this.settings.hasBackups ? new Date(this.findLastTime().getTime() + dayMs) : null,
    };
  }

  async request(): Promise<boolean> {
    const added = await this.database.sql(
      `insert into backup_run (requested_at) select now() where not exists (select 1 from backup_run where ${isOpen})
       returning id`,
    );
    return added.length > 0;
  }

  async requestScheduled(): Promise<void> {
    await this.database.sql('insert into backup_run (scheduled_for) values (?) on conflict do nothing', [
      this.findLastTime(),
    ]);
  }

  async claim(): Promise<string | undefined> {
    await this.database.sql(
      `update backup_run set finished_at = now(), failure = 'The backup was interrupted. Start it again.'
       where ${isStarted} and ${isSilent}`,
    );
    const [run] = await this.database.sql<{ id: string }>(
      `update backup_run set started_at = now() where id = (
         select id from backup_run where ${isRequested} and not exists (select 1 from backup_run where ${isStarted})
         order by requested_at limit 1 for update skip locked)
       returning id`,
    );
    return run?.id;
  }

  async release(id: string): Promise<void> {
    await this.database.sql(
      'update backup_run set started_at = null, seen_at = null, finished_at = null, failure = null where id = ? and name is null',
      [id],
    );
  }

  async findName(id: string): Promise<string | undefined> {
    const [run] = await this.database.sql<{ name: string }>('select name from backup_run where id = ?', [id]);
    return run?.name;
  }

  async failVerification(id: string, reason: string): Promise<void> {
    await this.database.sql('update backup_run set verification_failure = ? where id = ?', [reason, id]);
  }

  /** Does not replace a reason that the backup command has already stored. */
  async fail(id: string, reason: string): Promise<void> {
    await this.database.sql(
      `update backup_run set finished_at = coalesce(finished_at, now()), failure = ? where id = ? and failure is null`,
      [reason, id],
    );
  }

  private findLastTime(): Date {
    const now = realTime();
    const at = new Date(`${now.toISOString().slice(0, 10)}T${this.settings.backupAt}:00Z`);
    return at > now ? new Date(at.getTime() - dayMs) : at;
  }
}
