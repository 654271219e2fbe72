import { NewReactions } from '#platform/outbox/new-reactions.ts';
import { OutboxRelay } from '#platform/outbox/relay.ts';
import { ReactionAndScheduleRegistry } from '#platform/reactions/registry.ts';
import { World, type Member } from './world.ts';

const type = 'auth.user-renamed';
const added = 'RenameProfileWhenUserRenamed';
const present = 'TellStripeWhenEmailOrNameChanged';

interface StoredEvent {
  readonly isDone: boolean;
  readonly reactions: string[];
}

describe('a reaction that a release adds to an event of the former release', () => {
  let world: World;
  let member: Member;
  let registry: ReactionAndScheduleRegistry;
  let runs: jest.SpyInstance;
  let renamed = 0;
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    member = await world.member();
    await world.settle();
    // Stops the timer of the relay, so that the relay publishes events only when a test calls it.
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
    registry = world.app.get(ReactionAndScheduleRegistry, { strict: false });
    const reaction = registry.findReaction(added);
    if (!reaction) throw new Error('The reaction does not exist.');
    runs = jest.spyOn(reaction, 'handle');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.sql('delete from outbox where type = $1', [type]);
    await world.sql('delete from reaction_start where reaction = $1', [added]);
    runs.mockClear();
  });

  async function renameMember() {
    const data = { first_name: `Noor${'a'.repeat(++renamed)}`, last_name: 'Okafor' };
    expect((await world.as(member).put('/api/auth/user', { data })).status).toBe(200);
    await world.settle();
  }

  /** Hides the new reaction in the registry, as in a worker of the former release. */
  async function renameWithFormerWorker() {
    const find = registry.findReactionsTo.bind(registry);
    const former = jest
      .spyOn(registry, 'findReactionsTo')
      .mockImplementation((of) => find(of).filter(({ name }) => name !== added));
    await renameMember().finally(() => former.mockRestore());
    expect(await readEvents()).toEqual([{ isDone: true, reactions: [present] }]);
  }

  const startNewWorker = () => world.app.get(NewReactions).recordStarts();

  async function runPass() {
    await world.app.get(NewReactions).reopenEvents();
    await world.app.get(OutboxRelay).requeueStuck(0);
    await world.settle();
  }

  const readEvents = () =>
    world.sql<StoredEvent>(
      `select o.done_at is not null as "isDone",
         array(select reaction from outbox_reaction where message_id = o.id order by reaction) as reactions
       from outbox o where o.type = $1`,
      [type],
    );

  it('runs once for an event that a former worker ended without it', async () => {
    await startNewWorker();
    await renameWithFormerWorker();
    await runPass();
    await runPass();
    expect(runs.mock.calls).toEqual([[{ userId: member.id }, expect.any(Date)]]);
    expect(await readEvents()).toEqual([{ isDone: true, reactions: [added, present] }]);
  });

  it('does not run for an event that ended before the first worker of the new release started', async () => {
    await renameWithFormerWorker();
    await startNewWorker();
    await runPass();
    expect(runs).not.toHaveBeenCalled();
  });

  it('does not run when the worker that looks for such events does not have it', async () => {
    await startNewWorker();
    await renameMember();
    await world.sql(`insert into reaction_start values ('SpecOfLaterRelease', $1, now() - interval '1 minute')`, [
      type,
    ]);
    await world.app.get(NewReactions).reopenEvents();
    expect(await readEvents()).toEqual([{ isDone: true, reactions: [added, present] }]);
  });

  it.each([
    ['it exists for more than an hour', `now() - interval '61 minutes'`],
    ['the first release with its table had it', `'-infinity'`],
  ])('is not repeated when %s', async (_, since) => {
    await world.sql(`insert into reaction_start values ($1, $2, ${since})`, [added, type]);
    await startNewWorker();
    await renameWithFormerWorker();
    await runPass();
    expect(runs).not.toHaveBeenCalled();
  });

  it('counts as old in a database without any recorded reaction, and as new in later ones', async () => {
    await world.sql('delete from reaction_start');
    await startNewWorker();
    await world.sql('delete from reaction_start where reaction = $1', [added]);
    await startNewWorker();
    const recorded = await world.sql<object>(
      `select reaction, type from reaction_start where since > '-infinity' order by reaction`,
    );
    expect(recorded).toEqual([{ reaction: added, type }]);
    const [{ count } = { count: 0 }] = await world.sql<{ count: number }>(
      'select count(*)::int as count from reaction_start',
    );
    expect(count).toBe(registry.listReactions().length);
  });

  it('leaves an event closed that another transaction changes at the same time', async () => {
    await startNewWorker();
    await renameWithFormerWorker();
    const commit = await world.holdTransaction('update outbox set done_at = now() where type = $1', [type]);
    await world.app.get(NewReactions).reopenEvents();
    await commit();
    expect(await readEvents()).toEqual([{ isDone: true, reactions: [present] }]);
    await runPass();
    expect(runs).toHaveBeenCalledTimes(1);
  });
});
