import { DelayedError, type Job } from 'bullmq';
import { RestoreHold } from '../backup/restore-hold.ts';
import type { Database } from '../database/database.ts';
import { QueueConsumer } from './consumer.ts';
import type { JobRunner } from './job-runner.ts';
import type { JobContent } from './queues.service.ts';
import { ScheduleRunner } from './schedule-runner.ts';

const now = 1_000_000;

class Consumer extends QueueConsumer {}

type RunnerParts = ConstructorParameters<typeof ScheduleRunner>;

const buildRunner = (names: readonly string[]) => {
  const findSchedule = (name: string) => (names.includes(name) ? {} : undefined);
  const parts = [{ findSchedule }, { sql: async () => [] }, {}, { now: () => new Date(now) }];
  return new ScheduleRunner(...(parts as unknown as RunnerParts));
};

type Schedules = readonly string[];

async function runJob(
  data: JobContent,
  {
    names = ['daily', 'often'],
    isAway = false,
    isBusy = false,
  }: { names?: Schedules; isAway?: boolean; isBusy?: boolean },
) {
  const sql = () => (isAway ? Promise.reject(new Error('connection refused')) : Promise.resolve([]));
  const done: string[] = [];
  const run = async () => !isBusy && done.push('run') > 0;
  const jobs = { run } as unknown as JobRunner;
  const consumer = new Consumer('content', jobs, new RestoreHold({ sql } as unknown as Database), buildRunner(names));
  const moveToDelayed = async () => done.push('delayed');
  await consumer
    .process({ data, timestamp: Date.now(), moveToDelayed } as unknown as Job<JobContent>)
    .catch((error) => {
      if (!(error instanceof DelayedError)) throw error;
    });
  return done;
}

describe('a job, when the database cannot be read,', () => {
  it.each([
    ['is tried again later', 'a reaction', { messageId: 'm', reaction: 'some-work' }, ['delayed']],
    ['is tried again later', 'a schedule', { schedule: 'daily', dueAt: 1, nextAt: now + 1 }, ['delayed']],
    ['is left to the next job', 'a schedule whose next time has come', { schedule: 'often', nextAt: now }, []],
  ])('%s when it is for %s', async (_, __, data, result) => {
    expect(await runJob(data, { isAway: true })).toEqual(result);
  });
});

describe('a job of a schedule', () => {
  it.each([
    ['runs, also late', ['daily'], 1, ['run']],
    ['is left to other workers when only another release has the schedule', [], now + 1, ['delayed']],
    ['is dropped when no release has run the schedule until its next time', [], now, []],
  ])('%s', async (_, names, nextAt, result) => {
    expect(await runJob({ schedule: 'daily', dueAt: 1, nextAt }, { names })).toEqual(result);
  });

  it.each([
    ['is tried again later', now + 1, ['delayed']],
    ['is left to the next job when its next time has come', now, []],
  ])('%s while another worker runs the schedule', async (_, nextAt, result) => {
    expect(await runJob({ schedule: 'daily', dueAt: 1, nextAt }, { isBusy: true })).toEqual(result);
  });
});
