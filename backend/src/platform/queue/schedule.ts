import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import type { QueueName } from './queues.ts';

export interface ScheduleOptions {
  readonly name: string;
  readonly queue: QueueName;
  /** Seconds between two runs. All workers compute the same times, and each time runs once. */
  readonly everySeconds: number | ((settings: Settings) => number);
}

export const scheduleMetadata = 'oneness:schedule';

/**
 * Marks a method to run on a schedule. It runs again for the same time when it fails or its worker is killed, so it must
 * be safe to repeat.
 */
export const Schedule = (options: ScheduleOptions) => SetMetadata(scheduleMetadata, options);
