import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { getDeviceExpiryCutoff } from '../domain/known-device.entity.ts';

const dayMs = 86_400_000;
const endedSessionDays = 30;

@Injectable()
export class DeleteExpiredAuthData {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  @Schedule({ name: 'auth.forget-what-is-over', queue: 'auth-mail', everySeconds: 600 })
  async deleteAll(): Promise<void> {
    const ago = (ms: number) => new Date(realTime().getTime() - ms);
    const due: readonly [table: string, column: string, before: Date][] = [
      ['one_time_tokens', 'link_ends_at', ago(0)],
      ['flow_state', 'created_at', ago(dayMs)],
      ['auth_email_request', 'created_at', ago(dayMs)],
      ['auth_email_cooldown', 'asked_at', ago(this.settings.authMailSeconds * 1000)],
      ['sessions', 'not_after', ago(endedSessionDays * dayMs)],
      ['known_devices', 'last_seen_at', getDeviceExpiryCutoff(realTime())],
    ];
    for (const [table, column, before] of due)
      await deleteRowsInSlices(this.database, { table, where: `${column} <= ?::timestamptz`, orderBy: column }, [
        before.toISOString(),
      ]);
  }
}
