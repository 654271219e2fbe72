import { instituteEmail } from '#test/makers/filled-form.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { waitUntil } from '#test/until.ts';
import { memberPassword, World, type Member } from '#test/world.ts';
import { EraseDueAccounts } from '../use-cases/erase-due-accounts.ts';

interface Written {
  text: string;
  by?: string | null;
}
interface Exported {
  inquiries: { answers: object; notes: Written[]; replies: Written[] }[] | null;
}

describe('inquiry sent with a form of the site', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  const holdMailsBack = () =>
    world.sql(
      `insert into mail_pace values ('letters', now() + make_interval(secs => $1))
       on conflict (id) do update set next_at = excluded.next_at`,
      [2 * world.timeoutFactor],
    );

  const write = async (email: string) => {
    await world.post('/api/forms/contact', { name: 'Amara Okafor', email, message: 'Hello' });
    const [row] = await world.sql<{ id: string }>('select id from inquiry where email = $1', [email.toLowerCase()]);
    return row!.id;
  };
  const answer = async (inquiryId: string) => {
    const colleague = await world.member({ roles: ['support'] });
    await world.as(colleague).post(`/api/admin/inquiries/${inquiryId}/notes`, { text: 'A note' });
    await world.as(colleague).post(`/api/admin/inquiries/${inquiryId}/replies`, { text: 'An answer' });
    return colleague;
  };
  const confirm = ({ id }: Member) => world.sql('update users set email_confirmed_at = now() where id = $1', [id]);
  const exported = async (member: Member) => (await world.as(member).get<Exported>('/api/account/export')).body;
  const erase = async (member: Member) => {
    await world.as(member).post('/api/account/delete', { password: memberPassword });
    await world.sql(`update account_deletion set due_at = now() - interval '1 second' where user_id = $1`, [member.id]);
    await world.app.get(EraseDueAccounts, { strict: false }).eraseDue();
    await world.settle();
  };

  it('is exported for the owner of its email, with replies and notes', async () => {
    const member = await world.member();
    await answer(await write(member.email.toUpperCase()));
    expect((await exported(member)).inquiries).toBeNull();
    await confirm(member);
    const { inquiries } = await exported(member);
    expect(inquiries).toMatchObject([
      { answers: { message: 'Hello' }, notes: [{ text: 'A note' }], replies: [{ text: 'An answer' }] },
    ]);
    expect(JSON.stringify(inquiries)).not.toMatch(/idempotency|author/i);
  });

  it('is deleted with the account and the emails about it, except for an id', async () => {
    const member = await world.member();
    await confirm(member);
    const id = await write(member.email);
    await answer(id);
    await world.settle();
    expect(await findTablesContaining(world, id)).toEqual(
      expect.arrayContaining(['email_message', 'inquiry', 'inquiry_note', 'inquiry_reply']),
    );
    await erase(member);
    expect(await findTablesContaining(world, member.email)).toEqual([]);
    expect(await findTablesContaining(world, id)).toEqual(['audit_log', 'outbox']);
  });

  it('is deleted with the queued emails about it', async () => {
    const member = await world.member();
    await confirm(member);
    await holdMailsBack();
    const id = await write(member.email);
    const queued = () => world.sql(`select 1 from email_message where facts ->> 'inquiryId' = $1`, [id]);
    await waitUntil(async () => (await queued()).length === 2);
    await erase(member);
    expect(await findTablesContaining(world, id)).toEqual(['outbox']);
    const toUs = await world.mail.sentTo(instituteEmail);
    expect(toUs.filter(({ reply_to }) => reply_to.includes(member.email))).toEqual([]);
  });

  it('stays when the email was never confirmed, because it may belong to another user', async () => {
    const member = await world.member();
    const id = await write(member.email);
    await erase(member);
    expect(await findTablesContaining(world, member.email)).toContain('inquiry');
    expect(await findTablesContaining(world, id)).toContain('inquiry');
  });

  it('stays without the name of the colleague when the colleague who replied is deleted', async () => {
    const id = await write('stays@example.org');
    const colleague = await answer(id);
    await erase(colleague);
    const admin = await world.member({ roles: ['admin'] });
    const { body } = await world.as(admin).get<{ notes: Written[]; replies: Written[] }>(`/api/admin/inquiries/${id}`);
    expect(body).toMatchObject({ notes: [{ text: 'A note', by: null }], replies: [{ text: 'An answer', by: null }] });
    expect(await findTablesContaining(world, colleague.id)).toEqual(['audit_log', 'outbox']);
  });
});
