import { World } from '#test/world.ts';
import { waitUntil } from '#test/until.ts';
import { Database } from '../database/database.ts';
import { ScheduleLeases } from './schedule-leases.ts';

describe('the lease of a schedule', () => {
  let world: World;
  let leases: ScheduleLeases;
  beforeAll(async () => {
    world = await World.start();
    leases = new ScheduleLeases(world.app.get(Database));
  });
  afterAll(() => world.close());

  const readSecondsLeft = async (name: string) => {
    const [row] = await world.sql<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::float8 as seconds from schedule_lease where name = $1',
      [name],
    );
    return row?.seconds;
  };
  const expireIn = (name: string, seconds: number) =>
    world.sql('update schedule_lease set expires_at = now() + make_interval(secs => $2) where name = $1', [
      name,
      seconds,
    ]);

  function startRun(name: string) {
    const finish = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const result = leases.runExclusively(name, () => {
      started.resolve();
      return finish.promise;
    });
    return { started: started.promise, finish: finish.resolve, fail: finish.reject, result };
  }

  it('allows one run at a time of the same schedule only', async () => {
    const first = startRun('spec.one');
    await first.started;
    const other = jest.fn(async () => undefined);
    expect(await leases.runExclusively('spec.one', other)).toBe(false);
    expect(other).not.toHaveBeenCalled();
    expect(await leases.runExclusively('spec.other', other)).toBe(true);
    first.finish();
    expect(await first.result).toBe(true);
    expect(await leases.runExclusively('spec.one', other)).toBe(true);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('ends with a run that fails', async () => {
    const first = startRun('spec.failed');
    await first.started;
    first.fail(new Error('The provider is down.'));
    await expect(first.result).rejects.toThrow('The provider is down.');
    expect(await readSecondsLeft('spec.failed')).toBeUndefined();
  });

  it('is renewed while the schedule runs', async () => {
    const first = startRun('spec.long');
    await first.started;
    await expireIn('spec.long', 10);
    await waitUntil(async () => Number(await readSecondsLeft('spec.long')) > 15);
    first.finish();
    await first.result;
  });

  it('passes to another worker when it expires, and the former worker neither renews nor ends it', async () => {
    const frozen = startRun('spec.frozen');
    await frozen.started;
    await expireIn('spec.frozen', -1);
    const next = startRun('spec.frozen');
    await next.started;
    frozen.finish();
    expect(await frozen.result).toBe(true);
    expect(await readSecondsLeft('spec.frozen')).toBeGreaterThan(0);
    next.finish();
    await next.result;
    expect(await readSecondsLeft('spec.frozen')).toBeUndefined();
  });
});
