import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Sit } from '../../domain/sit.entity.ts';
import type { RecordConsentView } from './record.view.ts';

@Injectable()
export class ChangePracticeRecord {
  constructor(private readonly tx: Transaction) {}

  setRecording({ userId, keepsRecord }: { userId: string; keepsRecord: boolean }): Promise<RecordConsentView> {
    return this.tx.run(async ({ em }) => {
      const fromNow = `tstzmultirange(tstzrange(?::timestamptz, null))`;
      const now = realTime();
      await em.execute(
        `insert into practice_tracking_consent as consent (user_id, keeps_record, not_kept)
         values (?, ?, case when ? then '{}' else ${fromNow} end)
         on conflict (user_id) do update set keeps_record = excluded.keeps_record,
           not_kept = case when excluded.keeps_record then consent.not_kept - ${fromNow}
             else consent.not_kept + ${fromNow} end`,
        [userId, keepsRecord, keepsRecord, now, now, now],
      );
      return { keepsRecord };
    });
  }

  delete(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(Sit, { userId });
      await em.execute(
        `insert into practice_tracking_consent as consent (user_id, keeps_record, not_kept)
         values (?, true, tstzmultirange(tstzrange(null, ?::timestamptz)))
         on conflict (user_id) do update set not_kept = consent.not_kept + excluded.not_kept`,
        [userId, realTime()],
      );
    });
  }
}
