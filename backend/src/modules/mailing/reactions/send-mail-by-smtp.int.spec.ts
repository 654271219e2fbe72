import { World } from '#test/world.ts';
import { EmailSender } from '../use-cases/emails/email-sender.ts';

describe('email sending by SMTP', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ smtp: true })));
  afterAll(() => world.close());

  const subscribe = (email: string) => world.post('/api/functions/subscribe-email', { email });
  const messageTo = async (email: string) => {
    const sql = 'select id, state, failure, provider_id, frozen_email from email_message where recipient = $1';
    const [row] = await world.sql<{ id: string; state: string; provider_id: string }>(sql, [email]);
    return row!;
  };

  it('delivers with the headers of the mailing list after a temporary failure', async () => {
    const email = 'later@example.org';
    await world.mail.control('faults', { route: 'SMTP', status: 450, times: 1 });
    await subscribe(email);
    await world.settle();
    const [mail, ...more] = await world.mail.sentTo(email);
    expect(more).toEqual([]);
    expect(mail!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { id, provider_id, ...message } = await messageTo(email);
    expect(message).toMatchObject({ state: 'sent', failure: null, frozen_email: null });
    expect(provider_id).toMatch(new RegExp(`^mail\\.${id}@`));
    expect(mail!.headers['Message-ID']).toBe(`<${provider_id}>`);
  });

  it('fails with the reason of the server when an email was refused for five days', async () => {
    const email = 'full@example.org';
    await subscribe(email);
    await world.settle();
    const { id } = await messageTo(email);
    const refuse = async () => {
      await world.mail.control('faults', { route: 'SMTP', status: 450, times: 1 });
      await world.app.get(EmailSender, { strict: false }).send(id);
    };
    await world.sql("update email_message set state = 'queued', provider_id = null where id = $1", [id]);
    await expect(refuse()).rejects.toThrow('smtp-450');
    expect(await messageTo(email)).toMatchObject({ state: 'queued' });
    const moveRefusals = (column: string) =>
      world.sql(`update email_message set ${column} = ${column} - interval '5 days' where id = $1`, [id]);
    await moveRefusals('refused_at');
    await expect(refuse()).rejects.toThrow('smtp-450');
    await moveRefusals('refused_since');
    await refuse();
    expect(await messageTo(email)).toMatchObject({ state: 'failed', failure: 'smtp-450' });
  });

  it('never repeats an email when the response to its content is lost', async () => {
    const email = 'lost@example.org';
    await world.mail.control('faults', { route: 'SMTP', resetAfterCommit: true, times: 1 });
    await subscribe(email);
    await world.settle();
    const { id } = await messageTo(email);
    await world.app.get(EmailSender, { strict: false }).send(id);
    expect(await world.mail.sentTo(email)).toHaveLength(1);
    expect(await messageTo(email)).toMatchObject({ state: 'unknown', failure: 'ECONNECTION' });
  });

  it('never repeats an email when its worker stopped during the attempt', async () => {
    const email = 'stopped@example.org';
    await subscribe(email);
    await world.settle();
    const { id } = await messageTo(email);
    await world.sql("update email_message set state = 'sending' where id = $1", [id]);
    await world.app.get(EmailSender, { strict: false }).send(id);
    expect(await messageTo(email)).toMatchObject({ state: 'unknown', failure: 'no-answer' });
    expect(await world.mail.sentTo(email)).toHaveLength(1);
  });
});
