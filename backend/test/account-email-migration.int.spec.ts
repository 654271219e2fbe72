import { Migration20261125220000_account_email_in_one_commit as AccountEmailInOneCommit } from '../migrations/Migration20261125220000_account_email_in_one_commit.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

async function run(direction: 'up' | 'down'): Promise<void> {
  const migration = new AccountEmailInOneCommit(undefined as never, undefined as never);
  migration[direction]();
  for (const statement of migration.getQueries()) await world.sql(String(statement));
}

describe('the migration of account emails', () => {
  it('sends an email that the former version had stored but not handed over', async () => {
    const member = await world.member();
    await world.settle();
    await run('down');
    const id = crypto.randomUUID();
    await world.sql(
      `insert into auth_email (id, user_id, kind, recipient, facts, created_at)
       values ($1, $2, 'password-changed', $3, '{}', now())`,
      [id, member.id, member.email],
    );
    await world.sql(
      `insert into outbox (id, type, payload, created_at, relayed_at)
       values ($1, 'auth.email-queued', $2, now(), now())`,
      [crypto.randomUUID(), { emailId: id }],
    );
    await run('up');
    await world.settle();
    const [row] = await world.sql('select state, dedupe_key from email_message where id = $1', [id]);
    expect(row).toEqual({ state: 'sent', dedupe_key: `password-changed:${id}` });
    const mails = await world.mail.sentTo(member.email);
    expect(mails.filter(({ subject }) => /password/i.test(subject))).toHaveLength(1);
  });
});
