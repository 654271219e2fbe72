import { addSubscriber } from '#test/makers/subscribers.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { EmailRateLimiter } from '../use-cases/emails/email-rate-limiter.ts';
import { EmailRenderer } from '../use-cases/emails/email-renderer.ts';
import { EndDroppedEmails } from '../use-cases/emails/end-dropped-emails.ts';
import { SendEmailGroup } from '../use-cases/emails/send-email-group.ts';
import { EraseSubscriber } from '../use-cases/list/erase-subscriber.ts';
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
  const afterFirstAttempt = (act: () => Promise<unknown>) =>
    jest.spyOn(world.app.get(EmailRateLimiter, { strict: false }), 'pause').mockImplementationOnce(async () => {
      await act();
    });
  const erase = (email: string) =>
    world.app.get(EraseSubscriber, { strict: false }).erase({ userId: crypto.randomUUID(), email, inquiryIds: [] });
  const countErased = async () => (await world.sql(`select 1 from email_message where recipient = ''`)).length;
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
    const renderer = world.app.get(EmailRenderer, { strict: false });
    const render = renderer.render.bind(renderer);
    jest.spyOn(renderer, 'render').mockImplementation(async (message, subscriber) => {
      const email = await render(message, subscriber);
      await world.sql(
        `update email_subscriber set unsubscribed_at = now() where email = '2@leaves.example' and email = $1`,
        [message.recipient],
      );
      return email;
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
    await failBatches({ resetAfterCommit: true });
    await afterFirstAttempt(() =>
      world.sql(`update email_subscriber set reflections = 'none' where email = '2@late.example'`),
    );
    await queueDue();
    expect(await readResults('late.example')).toEqual(['1 sent', '2 sent']);
    expect(await world.mail.countRequestsTo('late.example')).toBe(1);
  });

  it('reaches the others once when an account is erased after a request without a response', async () => {
    await addDue('erased.example', 3);
    await failBatches({ resetAfterCommit: true });
    await afterFirstAttempt(() => erase('2@erased.example'));
    await queueDue();
    expect(await readResults('erased.example')).toEqual(['1 sent', '3 sent']);
    expect(await world.mail.countRequestsTo('erased.example')).toBe(1);
    expect(await countErased()).toBe(0);
  });

  it('is still sent to an erased person when the first request of the group was not accepted', async () => {
    await addDue('delayed.example', 2);
    await failBatches({ status: 500 });
    await afterFirstAttempt(() => erase('2@delayed.example'));
    await queueDue();
    expect(await readResults('delayed.example')).toEqual(['1 sent']);
    expect([...(await world.mail.countSentTo('delayed.example')).values()]).toEqual([1, 1]);
    expect(await countErased()).toBe(0);
  });

  it('is not sent to an erased person when the provider rejects the repeated request', async () => {
    await addDue('refused.example', 4);
    await world.mail.control('outcomes', { email: '4@refused.example', outcome: 'rejected' });
    await failBatches({ status: 500 });
    await afterFirstAttempt(() => erase('2@refused.example'));
    await queueDue();
    expect(await readResults('refused.example')).toEqual(['1 sent', '3 sent', '4 failed validation_error']);
    expect([...(await world.mail.countSentTo('refused.example')).keys()].toSorted()).toEqual([
      ...['1@refused.example', '3@refused.example'],
    ]);
    expect(await countErased()).toBe(0);
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
