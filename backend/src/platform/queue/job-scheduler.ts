import { Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '../config/settings.ts';
import { ReactionAndScheduleRegistry, type RegisteredSchedule } from '../reactions/registry.ts';
import { Queues } from './queues.service.ts';

/** The job id contains the number of the interval, so several workers add only one job. */
@Injectable()
export class JobScheduler {
  constructor(
    private readonly registry: ReactionAndScheduleRegistry,
    private readonly scheduler: SchedulerRegistry,
    private readonly queues: Queues,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  start(): void {
    for (const schedule of this.registry.schedules) {
      const seconds = this.intervalSeconds(schedule);
      const timer = setInterval(
        () => void this.queueSchedule(schedule, seconds).catch(() => undefined),
        (seconds * 1000) / 2,
      );
      this.scheduler.addInterval(schedule.name, timer);
    }
  }

  queueAllSchedules(): void {
    for (const schedule of this.registry.schedules) void this.queueSchedule(schedule).catch(() => undefined);
  }

  async queueSchedule(schedule: RegisteredSchedule, seconds = this.intervalSeconds(schedule)): Promise<void> {
    const intervalMs = seconds * 1000;
    const tick = Math.floor(this.clock.now().getTime() / intervalMs);
    const content = { schedule: schedule.name, dueAt: tick * intervalMs, nextAt: (tick + 1) * intervalMs };
    await this.queues.add([{ queue: schedule.queue, id: `${schedule.name}-${tick}`, content }]);
  }

  private intervalSeconds({ everySeconds }: RegisteredSchedule): number {
    return typeof everySeconds === 'number' ? everySeconds : everySeconds(this.settings);
  }
}
