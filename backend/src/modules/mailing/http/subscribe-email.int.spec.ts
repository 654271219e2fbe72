import { World } from '#test/world.ts';

interface Outcome {
  alreadySubscribed: boolean;
  resubscribed: boolean;
}

const isNew = { alreadySubscribed: false, resubscribed: false };
const wasThere = { alreadySubscribed: true, resubscribed: false };
const isBack = { alreadySubscribed: false, resubscribed: true };

describe('mailing list subscription', () => {
  let world: World;
  const subscribe = (email: string, more: object = {}) =>
    world.post<Outcome>('/api/functions/subscribe-email', { email, ...more });
  const leave = async (email: string) => {
    const [mail] = await world.mail.sentTo(email);
    const link = /<(http[^>]+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!;
    await world.post(new URL(link).pathname);
  };

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  it('returns a different result for a new, a subscribed and a returning email', async () => {
    const email = 'outcomes@example.org';
    expect(await subscribe(email, { source: 'footer' })).toMatchObject({ status: 200, body: isNew });
    expect((await subscribe(email)).body).toEqual(wasThere);
    await world.settle();
    await leave(email);
    expect((await subscribe(email)).body).toEqual(isBack);
    expect((await subscribe(email)).body).toEqual(wasThere);
  });

  it('matches an email in any case', async () => {
    expect((await subscribe('Case@Example.org')).body).toEqual(isNew);
    expect((await subscribe('cASE@eXAMPLE.oRG ')).body).toEqual(wasThere);
  });

  it('sends one welcome to a new subscriber and none on a repeat or return', async () => {
    const email = 'once@example.org';
    await subscribe(email);
    await world.settle();
    await subscribe(email);
    await leave(email);
    await subscribe(email);
    await world.advance('2d');
    await leave(email);
    await subscribe(email);
    await world.settle();
    expect(await world.mail.sentTo(email)).toHaveLength(1);
  });

  it('sends the welcome when another email was sent a moment before', async () => {
    const email = 'writes.and.joins@example.org';
    await world.post('/api/forms/contact', { name: 'Ada', email, message: 'How do I begin?' });
    await world.settle();
    await subscribe(email);
    await world.settle();
    const subjects = (await world.mail.sentTo(email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContainEqual(expect.stringMatching(/welcome/i));
  });

  it('creates one subscriber and one email when the form is sent concurrently', async () => {
    const email = 'impatient@example.org';
    const responses = await Promise.all(Array.from({ length: 12 }, () => subscribe(email)));
    await world.settle();
    expect(responses.filter(({ body }) => !body.alreadySubscribed)).toHaveLength(1);
    expect(await world.sql('select 1 from email_subscriber where email = $1', [email])).toHaveLength(1);
    expect(await world.mail.sentTo(email)).toHaveLength(1);
  });

  it('waits for a refusal of emails at the same moment, and replaces it', async () => {
    const email = 'declines-and-joins@example.org';
    const hash = `encode(sha256(convert_to($1, 'UTF8')), 'hex')`;
    const release = await world.holdTransaction(
      `with held as materialized (select pg_advisory_xact_lock(hashtextextended('mailing:' || $1, 0)))
       insert into email_suppression select ${hash}, 'declined', now() from held`,
      [email],
    );
    const response = subscribe(email);
    await world.untilLockWaits();
    await release();
    expect((await response).body).toEqual(isBack);
    expect(await world.sql(`select 1 from email_suppression where address_hash = ${hash}`, [email])).toEqual([]);
  });

  it('records only consents that the person has not given before', async () => {
    const email = 'agreed-before@example.org';
    await subscribe(email);
    await world.sql('delete from email_subscriber where email = $1', [email]);
    expect((await subscribe(email)).body).toEqual(isNew);
    const entries = await world.sql('select purpose from consent_record where email = $1 order by purpose', [email]);
    expect(entries).toEqual([{ purpose: 'newsletter' }, { purpose: 'reflection' }]);
  });

  it('sends a welcome with the eBook, the first reflection and an unsubscribe link in both versions', async () => {
    const email = 'welcome@example.org';
    await subscribe(email, { firstName: 'Amara', lastName: 'Okafor', source: 'footer' });
    await world.settle();
    const [mail] = await world.mail.sentTo(email);
    const ebook = `${world.url}/downloads/seven-mornings.pdf`;
    const way = mail!.headers['List-Unsubscribe'];
    const [, link] = /^<(http:\/\/[^>]+\/u\/[\w-]+)>, <mailto:hello@oneness\.example\?subject=unsubscribe>$/.exec(
      way!,
    )!;
    expect(mail!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail!.subject).not.toContain('Amara');
    expect(mail!.text).toContain('Welcome, Amara');
    for (const form of [mail!.html, mail!.text]) {
      expect(form).toContain(ebook);
      expect(form).toContain(link);
      expect(form.replace(/\s+/g, ' ')).toContain('let one breath go by');
    }
    const { status, headers } = await world.get('/downloads/seven-mornings.pdf');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('puts no text of the form into an email that anyone can cause', async () => {
    for (const [at, firstName] of [
      'Call +1 900 555 0199: declined',
      'evil。example',
      'You won: reply YES now',
    ].entries()) {
      const email = `target-${at}@example.org`;
      await subscribe(email, { firstName });
      await world.settle();
      const [mail] = await world.mail.sentTo(email);
      expect(`${mail!.subject} ${mail!.html} ${mail!.text}`).not.toContain(firstName);
    }
  });

  it('greets as Friend without a name and records the time of the last email', async () => {
    const email = 'nameless@example.org';
    await subscribe(email);
    await world.settle();
    expect((await world.mail.sentTo(email))[0]!.text).toContain('Welcome, Friend');
    const [row] = await world.sql<{ after: boolean }>(
      'select last_email_sent_at >= subscribed_at as after from email_subscriber where email = $1',
      [email],
    );
    expect(row).toEqual({ after: true });
  });

  it('subscribes a bounced email and sends nothing to it', async () => {
    const email = 'bounced@example.org';
    await world.sql(
      "insert into email_suppression values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'bounced', now())",
      [email],
    );
    expect((await subscribe(email)).body).toEqual(isNew);
    await world.settle();
    expect(await world.mail.sentTo(email)).toEqual([]);
  });

  it('returns the first error with the text of the form', async () => {
    const { status, body } = await subscribe('nowhere', { firstName: 'a'.repeat(51) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', detail: 'Invalid email address' });
    expect(body).toMatchObject({ errors: [{ field: 'email' }, { field: 'firstName' }] });
  });

  it('rejects unknown fields and stores nothing', async () => {
    const email = 'greedy@example.org';
    const { status } = await subscribe(email, { unsubscribedAt: null, roles: ['admin'] });
    expect(status).toBe(400);
    expect(await world.sql('select 1 from email_subscriber where email = $1', [email])).toEqual([]);
  });
});

describe('mailing list limit', () => {
  it('returns a wait time after five calls in a minute', async () => {
    const world = await World.start({ settings: { LIMIT_SUBSCRIBE_EMAIL: '5' } });
    try {
      const responses = [];
      for (let call = 1; call <= 6; call += 1) {
        responses.push(await world.post('/api/functions/subscribe-email', { email: `flood-${call}@example.org` }));
      }
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(responses.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await world.close();
    }
  });
});
