import { createServer, type AddressInfo } from 'node:net';
import { startMailbox, type RunningMailbox } from 'stand-ins/mailbox/mailbox';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import type { EmailProvider } from './email-provider.ts';
import { ResendProvider } from './resend-provider.ts';
import { SmtpProvider } from './smtp-provider.ts';

interface StoredEmail extends Omit<RenderedEmail, 'replyTo'> {
  readonly id: string;
  readonly reply_to: string[];
}

const createEmail = (name: string): RenderedEmail => ({
  from: 'Institute of Oneness <hello@oneness.example>',
  to: [`${name.toLowerCase()}@example.org`],
  replyTo: 'office@oneness.example',
  subject: `News for ${name}`,
  html: `<p>Hello ${name}</p>`,
  text: `Hello ${name}`,
  headers: {
    'List-Unsubscribe': `<https://oneness.example/u/${'a-long-token-'.repeat(12)}>, <mailto:hello@oneness.example>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

let mailbox: RunningMailbox;
beforeAll(async () => (mailbox = await startMailbox({ port: 0, smtpPort: 0 })));
afterAll(() => mailbox.close());

async function findStoredEmails(name: string): Promise<StoredEmail[]> {
  const { data } = (await (await fetch(`${mailbox.url}/emails?limit=1000`)).json()) as { data: StoredEmail[] };
  return data.filter(({ to }) => to[0]?.startsWith(name.toLowerCase()));
}

const control = (path: string, body: object) =>
  fetch(`${mailbox.url}/_/${path}`, { method: 'POST', body: JSON.stringify(body) });

describe.each([
  ['Resend', (url: string) => new ResendProvider('re_local', url)],
  ['SMTP', (url: string) => new SmtpProvider(url.replace(/^http:/, 'smtp:'))],
])('email provider %s', (name, open) => {
  const providers: EmailProvider[] = [];
  const openAt = (url: string): EmailProvider => {
    const provider = open(url);
    providers.push(provider);
    return provider;
  };
  let provider: EmailProvider;
  beforeAll(() => (provider = openAt(name === 'SMTP' ? mailbox.smtpUrl! : mailbox.url)));
  afterAll(() => providers.forEach((each) => each instanceof SmtpProvider && each.onApplicationShutdown()));

  it('sends the subject, both texts, the reply address and the headers', async () => {
    const email = createEmail(`${name}-single`);
    expect(await provider.send('mail/1', email)).toEqual({ status: 'accepted', id: expect.any(String) });
    const [stored, ...more] = await findStoredEmails(`${name}-single`);
    expect(more).toEqual([]);
    const { from, to, subject, html, text, headers, replyTo } = email;
    expect(stored).toMatchObject({ from: expect.stringContaining('<hello@oneness.example>'), to, subject, headers });
    expect(from).toContain('hello@oneness.example');
    expect([stored!.html.trim(), stored!.text.trim(), stored!.reply_to]).toEqual([html, text, [replyTo]]);
  });

  it('names the result of each of 100 emails', async () => {
    const emails = Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, email: createEmail(`${name}-batch-${at}`) }));
    const result = await provider.sendBatch('batch/1', emails);
    expect(result).toEqual({
      status: 'done',
      results: emails.map(({ id }) => ({ id, result: { status: 'accepted', id: expect.any(String) } })),
    });
    expect(await findStoredEmails(`${name}-batch`)).toHaveLength(100);
  });

  it('reports an invalid recipient', async () => {
    const email = { ...createEmail('invalid'), to: ['invalid@nowhere'] };
    expect(await provider.send('mail/refused', email)).toMatchObject({ status: 'refused' });
  });

  it('sends nothing of a batch with an invalid recipient, or all of it except this email', async () => {
    const invalid = { ...createEmail('invalid'), to: ['invalid@nowhere'] };
    const emails = [createEmail(`${name}-first`), invalid, createEmail(`${name}-last`)];
    const batch = emails.map((email, at) => ({ id: `${at}`, email }));
    const result = await provider.sendBatch('batch/refused', batch);
    const states = result.status === 'done' ? result.results.map((each) => each.result.status) : result.status;
    expect(states).toEqual(provider.isIdempotent ? 'rejected' : ['accepted', 'refused', 'accepted']);
    expect(await findStoredEmails(`${name}-first`)).toHaveLength(provider.isIdempotent ? 0 : 1);
  });

  it('asks for a retry after a temporary failure, and sends the email once', async () => {
    const [route, status] = name === 'SMTP' ? ['SMTP', 450] : ['POST /emails', 429];
    await control('faults', { route, status, retryAfter: 7, times: 1 });
    const email = createEmail(`${name}-later`);
    const afterSeconds = provider.isIdempotent ? 7 : 0;
    expect(await provider.send('mail/later', email)).toMatchObject({ status: 'retry', afterSeconds });
    expect(await provider.send('mail/later', email)).toMatchObject({ status: 'accepted' });
    expect(await findStoredEmails(`${name}-later`)).toHaveLength(1);
  });

  it('sends an email once when its response is lost', async () => {
    const route = name === 'SMTP' ? 'SMTP' : 'POST /emails';
    await control('faults', { route, resetAfterCommit: true, times: 1 });
    const email = createEmail(`${name}-lost`);
    const first = await provider.send('mail/lost', email);
    expect(first.status).toBe(provider.isIdempotent ? 'retry' : 'unknown');
    if (first.status === 'retry') expect(await provider.send('mail/lost', email)).toMatchObject({ status: 'accepted' });
    expect(await findStoredEmails(`${name}-lost`)).toHaveLength(1);
  });

  it('asks for a retry when it cannot connect', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => closed.once('listening', listening));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const away = openAt(`http://127.0.0.1:${port}`);
    expect(await away.send('mail/2', createEmail('away'))).toMatchObject({ status: 'retry', afterSeconds: 0 });
    const batch = await away.sendBatch('batch/2', [{ id: '1', email: createEmail('away') }]);
    const [first] = batch.status === 'done' ? batch.results.map(({ result }) => result.status) : [batch.status];
    expect(first).toBe('retry');
  });
});

describe('Resend provider', () => {
  it('returns the rate limit of the response headers after emails and refusals', async () => {
    const provider = new ResendProvider('re_local', mailbox.url);
    await control('limit', { requests: 2, windowSeconds: 10 });
    const single = await provider.send('mail/limit', createEmail('limit'));
    const batch = await provider.sendBatch('batch/limit', [{ id: '1', email: createEmail('limit') }]);
    const refused = await provider.send('mail/over-limit', createEmail('limit'));
    await control('limit', {});
    const tenSeconds = expect.closeTo(10, -1) as number;
    expect(single).toMatchObject({ status: 'accepted', rate: { gapSeconds: tenSeconds, remaining: 1 } });
    expect(batch).toMatchObject({ status: 'done', rate: { resetSeconds: tenSeconds, remaining: 0 } });
    expect(refused).toMatchObject({
      status: 'retry',
      isUnsent: true,
      rate: { resetSeconds: tenSeconds, remaining: 0 },
    });
    expect((await provider.send('mail/no-limit', createEmail('limit'))).rate).toBeUndefined();
  });

  it('reads a received email, and returns undefined when there is none', async () => {
    const provider = new ResendProvider('re_local', mailbox.url);
    const sent = await provider.send('mail/replied', createEmail('replied'));
    const id = 'id' in sent ? sent.id : '';
    const file = { filename: 'x.png', content_type: 'image/png' };
    const attachments = [file, { ...file, content_disposition: 'inline' }];
    const headers = { 'Auto-Submitted': 'no' };
    const messageId = '<1@mail.example>';
    const response = await control('replies', { id, text: 'Yes', quotes: false, attachments, headers, messageId });
    const received = (await response.json()) as { id: string };
    expect(await provider.readReceived(received.id)).toEqual({
      ...{ from: 'replied@example.org', subject: 'Re: News for replied', text: 'Yes', html: null, attachments: 1 },
      to: ['office@oneness.example', 'office@oneness.example'],
      messageId,
      headers: { 'auto-submitted': 'no' },
    });
    expect(await provider.readReceived(id)).toBeUndefined();
    await expect(new ResendProvider('re_local', 'http://127.0.0.1:1').readReceived(id)).rejects.toThrow(
      'did not return',
    );
  });
});

describe('SMTP provider', () => {
  it('reports an unknown result when the connection ends after the content', async () => {
    const replies = ['250 ok', '250 ok', '250 ok', '354 go on'];
    const server = createServer((socket) => {
      socket.write('220 test\r\n');
      const pending = [...replies];
      socket.on('data', () => {
        const reply = pending.shift();
        if (reply) socket.write(`${reply}\r\n`);
        else socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const provider = new SmtpProvider(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await provider.send('mail/3', createEmail('lost'))).toMatchObject({ status: 'unknown' });
    replies.splice(2);
    provider.onApplicationShutdown();
    const again = new SmtpProvider(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await again.send('mail/4', createEmail('early'))).toMatchObject({ status: 'retry' });
    again.onApplicationShutdown();
    server.close();
  });
});
