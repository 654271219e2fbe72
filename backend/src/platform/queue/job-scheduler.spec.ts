import { JobScheduler } from './job-scheduler.ts';

type Given = ConstructorParameters<typeof JobScheduler>;

describe('ticks', () => {
  it('create one job per tick, and another when the clock is moved', () => {
    const jobs = new Set<string>();
    const queues = { add: async (added: { id: string }[]) => added.forEach(({ id }) => jobs.add(id)) };
    const schedules = [{ name: 'some.work', queue: 'content', everySeconds: 60, run: async () => undefined }];
    let now = 0;
    const given = [{ schedules }, {}, queues, {}, { now: () => new Date(now) }] as unknown as Given;
    const ticks = new JobScheduler(...given);
    ticks.queueAllSchedules();
    ticks.queueAllSchedules();
    expect([...jobs]).toEqual(['some.work-0']);
    now = 86_400_000;
    ticks.queueAllSchedules();
    expect([...jobs]).toEqual(['some.work-0', 'some.work-1440']);
  });
});
