import { addSubscriber } from '#test/makers/subscribers.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';
import { EndDroppedEmails } from '../use-cases/emails/end-dropped-emails.ts';
import { PrepareEmail } from '../use-cases/emails/prepare-email.ts';
import { SendEmailGroup } from '../use-cases/emails/send-email-group.ts';
import { EmailProvider } from '../use-cases/providers/email-provider.ts';
import { QueueDailyReflections } from '../use-cases/reflections/queue-daily-reflections.ts';

describe('a daily reflection to several subscribers', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start({ schedules: false, settings: { MAIL_PER_MINUTE: '600000' } });
    await world.sql(
      `insert into reflections (id, date, title, text, question, is_sample)
       select gen_random_uuid(), current_date - 2 + n, 'Reflection ' || n, 'A text', 'What stays?', false
       from generate_series(0, 4) n`,
    );
  });
  afterAll(() => world.close());

  const queueDue = async () => {
    await world.app.get(QueueDailyReflections, { strict: false }).queueDue();
    await world.settle();
  };

  afterEach(async () => {
    jest.restoreAllMocks();
    await world.mail.control('reset');
  });

  const addDue = async (domain: string, many: number) => {
    for (let at = 1; at <= many; at += 1) await addSubscriber(world, `${at}@${domain}`, {});
    await world.sql(
      `insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
       select email, subscriber_id, 'reflection', true, form, text_id, at from consent_record where email like $1`,
      [`%@${domain}`],
    );
    await world.sql(
      `update email_subscriber
       set reflections = 'daily', reflection_at = now() - interval '1 minute', last_reflection_day = current_date - 1
       where email like $1`,
      [`%@${domain}`],
    );
  };
  const readResults = async (domain: string) => {
    const rows = await world.sql<{ email: string; state: string; reason: string | null }>(
      `select split_part(recipient, '@', 1) as email, state, failure as reason from email_message
       where recipient like $1 order by recipient`,
      [`%@${domain}`],
    );
    return rows.map(({ email, state, reason }) => [email, state, ...(reason ? [reason] : [])].join(' '));
  };
  const failBatches = (fault: object) =>
    world.mail.control('faults', { route: 'POST /emails/batch', times: 1, ...fault });
  const sender = () => world.app.get(SendEmailGroup, { strict: false });

  it('is sent in one request for up to 100 emails', async () => {
    await addDue('many.example', 102);
    await queueDue();
    expect([...(await world.mail.countSentTo('many.example')).values()]).toEqual(Array(102).fill(1));
    expect(await world.mail.countRequestsTo('many.example')).toBe(2);
  });

  it('reaches each once when the response is lost, or the worker dies before it stores the result', async () => {
    await addDue('lost.example', 3);
    await failBatches({ resetAfterCommit: true });
    const record = sender() as unknown as { record(): Promise<boolean> };
    jest.spyOn(record, 'record').mockRejectedValueOnce(new Error('The worker dies here'));
    await queueDue();
    expect([...(await world.mail.countSentTo('lost.example')).values()]).toEqual([1, 1, 1]);
    expect(await readResults('lost.example')).toEqual(['1 sent', '2 sent', '3 sent']);
  });

  it('fails only for the email address that the provider rejects', async () => {
    await addDue('split.example', 5);
    await world.mail.control('outcomes', { email: '4@split.example', outcome: 'rejected' });
    await queueDue();
    expect(await readResults('split.example')).toEqual([
      ...['1 sent', '2 sent', '3 sent', '4 failed validation_error', '5 sent'],
    ]);
    expect([...(await world.mail.countSentTo('split.example')).values()]).toEqual([1, 1, 1, 1]);
  });

  it('is not sent to a person who leaves while the emails are rendered', async () => {
    await addDue('leaves.example', 2);
    const prepareEmail = world.app.get(PrepareEmail, { strict: false });
    const prepare = prepareEmail.prepare.bind(prepareEmail);
    jest.spyOn(prepareEmail, 'prepare').mockImplementation(async (id) => {
      const attempt = await prepare(id);
      await world.sql(
        `update email_subscriber set unsubscribed_at = now()
         where email = '2@leaves.example' and id = (select subscriber_id from email_message where id = $1)`,
        [id],
      );
      return attempt;
    });
    await queueDue();
    expect(await readResults('leaves.example')).toEqual(['1 sent', '2 suppressed unsubscribed']);
  });

  it('is not sent to a person who stops after a refused request', async () => {
    await addDue('stops.example', 2);
    await failBatches({ status: 429 });
    const release = sender() as unknown as { release(batchId: string): Promise<void> };
    const original = release.release.bind(release);
    jest.spyOn(release, 'release').mockImplementationOnce(async (batchId) => {
      await original(batchId);
      await world.sql(`update email_subscriber set reflections = 'none' where email = '2@stops.example'`);
    });
    await queueDue();
    expect(await readResults('stops.example')).toEqual(['1 sent', '2 suppressed not-needed']);
  });

  it('is sent with the same emails to a person who stops after a request without a response', async () => {
    await addDue('late.example', 2);
    const pace = world.app.get(EmailRateLimiter, { strict: false });
    await failBatches({ resetAfterCommit: true });
    jest.spyOn(pace, 'pause').mockImplementationOnce(async () => {
      await world.sql(`update email_subscriber set reflections = 'none' where email = '2@late.example'`);
    });
    await queueDue();
    expect(await readResults('late.example')).toEqual(['1 sent', '2 sent']);
    expect(await world.mail.countRequestsTo('late.example')).toBe(1);
  });

  it('becomes `unknown` for the attempted emails of a dropped task', async () => {
    await addDue('dropped.example', 2);
    const provider = world.app.get(EmailProvider, { strict: false });
    let batchId = '';
    jest.spyOn(provider, 'sendBatch').mockImplementation((key) => {
      batchId = key.slice('batch/'.length);
      return Promise.resolve({ status: 'retry', reason: 'no-answer', afterSeconds: 0 });
    });
    await world.app.get(QueueDailyReflections, { strict: false }).queueDue();
    await waitUntil(() => Promise.resolve(batchId !== ''));
    await world.app.get(EndDroppedEmails, { strict: false }).endGroup(batchId);
    expect(await readResults('dropped.example')).toEqual(['1 unknown dropped', '2 unknown dropped']);
    await world.settle();
    expect((await world.mail.countSentTo('dropped.example')).size).toBe(0);
  });
});
