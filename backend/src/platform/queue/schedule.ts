import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import type { QueueName } from './queues.ts';

export interface ScheduleOptions {
  /** Stable name, e.g. 'billing.reconcile'. */
  readonly name: string;
  readonly queue: QueueName;
  /** Seconds between two ticks; every worker agrees on the ticks, so one job is made however many run. */
  readonly everySeconds: number | ((settings: Settings) => number);
}

export const scheduleMetadata = 'oneness:schedule';

/** Marks the method that does the work. It may run twice for a tick. */
export const Schedule = (options: ScheduleOptions) => SetMetadata(scheduleMetadata, options);
