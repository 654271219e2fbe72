import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { startMailbox } from './mailbox.ts';

const SECRET = `whsec_${Buffer.from('a secret of the test').toString('base64')}`;

interface Received {
  id: string;
  type: string;
  recipient: string;
  bounceType: string | undefined;
}

async function start(t: TestContext) {
  const received: Received[] = [];
  const settings = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const id = String(request.headers['svix-id']);
    new Webhook(SECRET).verify(body, {
      'webhook-id': id,
      'webhook-timestamp': String(request.headers['svix-timestamp']),
      'webhook-signature': String(request.headers['svix-signature']),
    });
    const { type, data } = JSON.parse(body) as { type: string; data: { to: string[]; bounce?: { type: string } } };
    received.push({ id, type, recipient: data.to[0]!, bounceType: data.bounce?.type });
    response.writeHead(settings.status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const webhook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: SECRET };
  const mailbox = await startMailbox({ port: 0, webhook });
  t.after(async () => {
    await mailbox.close();
    server.closeAllConnections();
    server.close();
  });
  const post = (path: string, body: object) =>
    fetch(`${mailbox.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return {
    received,
    settings,
    control: (path: string, body: object = {}) => post(`/_/${path}`, body),
    send: async (to: string) => {
      const email = { from: 'hello@oneness.example', to: [to], subject: 'Welcome', text: 'Welcome' };
      return ((await (await post('/emails', email)).json()) as { id: string }).id;
    },
    async until(count: number) {
      while (received.length < count) await new Promise((next) => setTimeout(next, 20));
    },
  };
}

test('reports what happened to each email with signed webhooks', async (t) => {
  const { received, control, send } = await start(t);
  await control('outcomes', { email: 'full@example.org', outcome: 'soft-bounced' });
  for (const to of ['amara@example.org', 'bounced+1@resend.dev', 'complained@resend.dev', 'full@example.org']) {
    await send(to);
    await control('settle');
  }
  await control('settle');
  assert.deepEqual(
    received.map(({ type, recipient, bounceType }) => [recipient, type, bounceType]),
    [
      ['amara@example.org', 'email.delivered', undefined],
      ['bounced+1@resend.dev', 'email.bounced', 'Permanent'],
      ['complained@resend.dev', 'email.delivered', undefined],
      ['complained@resend.dev', 'email.complained', undefined],
      ['full@example.org', 'email.bounced', 'Transient'],
    ],
  );
});

test('sends an event of an earlier email when a test asks for it', async (t) => {
  const { received, control, send } = await start(t);
  const id = await send('amara@example.org');
  await control('settle');
  await control('events', { id, outcome: 'complained', createdAt: '2020-01-01T00:00:00Z' });
  assert.deepEqual(
    received.map(({ type }) => type),
    ['email.delivered', 'email.complained'],
  );
});

test('sends an event several times, late or not at all when a test asks for it', async (t) => {
  const { received, control, send, until } = await start(t);
  await control('webhooks', { mode: 'duplicate' });
  await send('twice@example.org');
  await control('settle');
  assert.ok(received.length >= 2 && received.length <= 4);
  assert.equal(new Set(received.map(({ id }) => id)).size, 1);

  received.length = 0;
  await control('webhooks', { mode: 'normal', delaySeconds: 1 });
  await send('late@example.org');
  await control('webhooks', { delaySeconds: 0 });
  await send('soon@example.org');
  await until(2);
  assert.deepEqual(
    received.map(({ recipient }) => recipient),
    ['soon@example.org', 'late@example.org'],
  );

  received.length = 0;
  await control('webhooks', { mode: 'drop' });
  await send('dropped@example.org');
  await control('webhooks', { mode: 'hold' });
  await control('settle');
  assert.deepEqual(received, []);
});

test('repeats an event until the receiver accepts it', async (t) => {
  const { received, settings, control, send, until } = await start(t);
  settings.status = 503;
  await send('amara@example.org');
  await control('settle');
  settings.status = 200;
  await until(2);
  assert.equal(new Set(received.map(({ id }) => id)).size, 1);
});
