import { World, memberPassword, type Member } from '#test/world.ts';
import { EraseDueAccounts } from '../use-cases/erase-due-accounts.ts';

describe('deletion request of an administrator', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const askToGo = (member: Member) =>
    world.as(member).post<{ code: string }>('/api/account/delete', { password: memberPassword });
  const makeDue = ({ id }: Member) =>
    world.sql(`update account_deletion set due_at = now() - interval '1 second' where user_id = $1`, [id]);
  const sweep = () => world.app.get(EraseDueAccounts, { strict: false }).eraseDue();

  async function twoAdministrators(): Promise<[Member, Member]> {
    await world.sql('delete from user_roles');
    return [await world.member({ roles: ['admin'] }), await world.member({ roles: ['admin'] })];
  }
  const ban = ({ id }: Member, until: string | null) =>
    world.sql('update users set banned_until = $2 where id = $1', [id, until]);
  const isThere = async ({ id }: Member) => (await world.sql('select 1 from users where id = $1', [id])).length > 0;

  it('is rejected for the last administrator, not counting banned and leaving ones', async () => {
    const [first, second] = await twoAdministrators();
    expect((await askToGo(first)).status).toBe(200);
    expect((await askToGo(second)).body.code).toBe('account.last-administrator');
    expect((await askToGo(first)).status).toBe(200);
    await world.as(first).post('/api/account/restore');
    await ban(second, '2999-01-01');
    expect((await askToGo(first)).body.code).toBe('account.last-administrator');
  });

  it('is rejected for one of two administrators who send it at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const responses = await Promise.all((await twoAdministrators()).map((one) => askToGo(one)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('waits for another administrator when the account became the last one in the meantime', async () => {
    const [first, second] = await twoAdministrators();
    await askToGo(first);
    await ban(second, '2999-01-01');
    await makeDue(first);
    await sweep();
    expect(await isThere(first)).toBe(true);
    await ban(second, null);
    await sweep();
    expect(await isThere(first)).toBe(false);
  });
});
