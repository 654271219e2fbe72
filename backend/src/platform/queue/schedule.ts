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

/** Work that is due again and again. May run twice for a tick. */
export interface ScheduledWork {
  run(): Promise<unknown>;
}

export const scheduleMetadata = 'oneness:schedule';

/** Marks a sweep; lives among its module's reactions. */
export const Schedule = (options: ScheduleOptions) => SetMetadata(scheduleMetadata, options);
