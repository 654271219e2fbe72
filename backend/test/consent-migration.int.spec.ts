import { Migration20261126170000_consent_ledger as ConsentLedger } from '../migrations/Migration20261126170000_consent_ledger.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

async function run(direction: 'up' | 'down'): Promise<void> {
  const migration = new ConsentLedger(undefined as never, undefined as never);
  migration[direction]();
  for (const statement of migration.getQueries()) await world.sql(String(statement));
}

describe('the migration to the consent ledger', () => {
  it('adds entries for the consents that exist, with the form "before the ledger"', async () => {
    const { email } = await world.member({ email: 'account@example.org', emailConfirmed: true });
    const settings = `insert into notification_setting (user_id, choice) select id, '{"reflection": ["mail"]}' from users where email = $1`;
    await world.sql(settings, [email]);
    await run('down');
    await world.sql(
      `insert into email_subscriber (id, email, subscribed_at, confirmed_at, unsubscribed_at, reflections)
       values (gen_random_uuid(), 'stays@example.org', now(), now(), null, 'daily'),
         (gen_random_uuid(), 'none@example.org', now(), now(), null, 'none'),
         (gen_random_uuid(), 'left@example.org', now(), now(), now(), 'daily'),
         (gen_random_uuid(), 'unconfirmed@example.org', now(), null, null, 'daily')`,
    );
    await run('up');
    const rows = await world.sql<{ name: string; purpose: string; given: boolean }>(
      `select distinct on (email, purpose) split_part(email, '@', 1) as name, purpose, is_given as given
       from consent_record where form = 'before-ledger' order by email, purpose, seq desc`,
    );
    expect(rows.map(({ name, purpose, given }) => `${name} ${purpose} ${given}`)).toEqual([
      'account reflection true',
      'left newsletter false',
      'left reflection false',
      'none newsletter true',
      'none reflection false',
      'stays newsletter true',
      'stays reflection true',
    ]);
  });
});
