import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type MailboxOptions, startMailbox } from './mailbox.ts';

const WELCOME = {
  from: 'Institute of Oneness <hello@oneness.example>',
  to: ['amara@example.org'],
  subject: 'Welcome to the movement',
  html: '<p>Welcome</p>',
  text: 'Welcome',
  headers: { 'List-Unsubscribe': '<http://localhost:3000/u/x>' },
};

type Mail = typeof WELCOME & { id: string; created_at: string };

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function start(t: TestContext, options: Partial<MailboxOptions> = {}): Promise<string> {
  const mailbox = await startMailbox({ port: 0, ...options });
  t.after(() => mailbox.close());
  return mailbox.url;
}

function send(url: string, mail: object, key?: string, path = '/emails'): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer re_local',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(mail),
  });
}

const sendBatch = (url: string, recipients: string[], key?: string) =>
  send(
    url,
    recipients.map((to) => ({ ...WELCOME, to: [to] })),
    key,
    '/emails/batch',
  );

const control = (url: string, path: string, body: object) =>
  fetch(`${url}/_/${path}`, { method: 'POST', body: JSON.stringify(body) });

async function list(url: string, query = ''): Promise<{ data: Mail[]; has_more: boolean }> {
  return (await (await fetch(`${url}/emails${query}`)).json()) as { data: Mail[]; has_more: boolean };
}

const mailsIn = async (url: string) => (await list(url)).data;

test('lists a sent email in the API and in the inbox', async (t) => {
  const url = await start(t);
  const { id } = (await (await send(url, WELCOME)).json()) as { id: string };

  assert.partialDeepStrictEqual(await (await fetch(`${url}/emails/${id}`)).json(), { id, ...WELCOME });
  const inbox = await (await fetch(`${url}/inbox`)).text();
  assert.ok(inbox.includes(WELCOME.subject) && inbox.includes(`/inbox/${id}`));
  assert.equal(await (await fetch(`${url}/inbox/${id}/html`)).text(), WELCOME.html);
});

test('returns every email with its id and date after a restart', async (t) => {
  const dataDir = folderFor(t);
  const first = await startMailbox({ port: 0, dataDir });
  await send(first.url, WELCOME);
  await sendBatch(first.url, ['one@example.org', 'two@example.org'], 'batch/1');
  const before = await mailsIn(first.url);
  assert.equal(before.length, 3);
  await first.close();

  for (let restart = 0; restart < 2; restart += 1) {
    const again = await startMailbox({ port: 0, dataDir });
    assert.deepEqual(await mailsIn(again.url), before);
    const [{ id, created_at: at }] = before as [Mail];
    assert.partialDeepStrictEqual(await (await fetch(`${again.url}/emails/${id}`)).json(), { id, created_at: at });
    assert.ok((await (await fetch(`${again.url}/inbox`)).text()).includes(`/inbox/${id}`));
    assert.ok((await (await fetch(`${again.url}/inbox/${id}`)).text()).includes(at));
    await again.close();
  }
});

test('sends once per idempotency key, also after a restart', async (t) => {
  const dataDir = folderFor(t);
  const first = await startMailbox({ port: 0, dataDir });
  const answers = await Promise.all([send(first.url, WELCOME, 'welcome:1'), send(first.url, WELCOME, 'welcome:1')]);
  const [once, twice] = await Promise.all(answers.map((answer) => answer.json()));
  assert.deepEqual(twice, once);
  await first.close();

  const url = await start(t, { dataDir });
  assert.deepEqual(await (await send(url, WELCOME, 'welcome:1')).json(), once);
  assert.equal((await send(url, { ...WELCOME, subject: 'Other' }, 'welcome:1')).status, 409);
  assert.equal((await mailsIn(url)).length, 1);
});

test('stores nothing of a request with an invalid email', async (t) => {
  const url = await start(t);
  assert.equal((await send(url, { ...WELCOME, to: undefined })).status, 422);
  await control(url, 'outcomes', { email: 'refused@example.org', outcome: 'rejected' });
  for (const bad of ['invalid@nowhere', 'refused@example.org']) {
    const response = await sendBatch(url, ['good@example.org', bad]);
    assert.equal(response.status, 422);
    assert.match(((await response.json()) as { message: string }).message, new RegExp(bad));
  }
  assert.equal((await sendBatch(url, Array(101).fill('good@example.org') as string[])).status, 422);
  assert.deepEqual(await mailsIn(url), []);
});

test('lists emails by pages and by recipient', async (t) => {
  const url = await start(t);
  const recipients = Array.from({ length: 25 }, (_, at) => `person-${at}@example.org`);
  await sendBatch(url, recipients);
  await send(url, { ...WELCOME, to: ['Person <PERSON-3@example.org>'], subject: 'Second' });

  const first = await list(url, '?limit=20');
  const second = await list(url, `?limit=20&after=${first.data.at(-1)!.id}`);
  assert.deepEqual([first.has_more, second.has_more], [true, false]);
  assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 26);
  assert.deepEqual(
    (await list(url, '?to=person-3@example.org')).data.map(({ subject }) => subject),
    [WELCOME.subject, 'Second'],
  );
  const sent = (await (await fetch(`${url}/_/sent?limit=10`)).json()) as { total: number; data: object[] };
  assert.deepEqual([sent.total, sent.data.length], [26, 10]);
  assert.ok((await (await fetch(`${url}/inbox?to=person-3@example.org`)).text()).includes('2 emails'));
});

test('states a rate limit in headers and refuses further requests of the window', async (t) => {
  const url = await start(t);
  assert.equal((await send(url, WELCOME)).headers.get('ratelimit-limit'), null);
  await control(url, 'limit', { requests: 2, windowSeconds: 60 });
  const responses = [await send(url, WELCOME), await send(url, WELCOME), await send(url, WELCOME)];
  const names = ['limit', 'remaining'];
  assert.deepEqual(
    responses.map(({ status, headers }) => [status, ...names.map((name) => headers.get(`ratelimit-${name}`))]),
    [
      [200, '2', '1'],
      [200, '2', '0'],
      [429, '2', '0'],
    ],
  );
  // A busy machine can take seconds for three requests.
  const seconds = [
    ...responses.map(({ headers }) => headers.get('ratelimit-reset')),
    responses[2]!.headers.get('retry-after'),
  ];
  for (const one of seconds) assert.ok(Number(one) >= 50 && Number(one) <= 60, String(one));
  assert.equal((await mailsIn(url)).length, 3);
  await control(url, 'reset', {});
  assert.equal((await send(url, WELCOME)).status, 200);
});

test('simulates a rate limit, an outage, and a lost and a late response', async (t) => {
  const url = await start(t);
  await control(url, 'faults', { route: 'POST /emails', status: 429, retryAfter: 3, times: 1 });
  const limited = await send(url, WELCOME, 'mail/1');
  assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '3']);
  await control(url, 'faults', { route: '*', status: 500, times: 1 });
  assert.equal((await send(url, WELCOME, 'mail/1')).status, 500);
  assert.deepEqual(await mailsIn(url), []);

  await control(url, 'faults', { route: 'POST /emails', resetAfterCommit: true, times: 1 });
  await assert.rejects(send(url, WELCOME, 'mail/1').then((response) => response.text()));
  const { id } = (await (await send(url, WELCOME, 'mail/1')).json()) as { id: string };
  assert.deepEqual(
    (await mailsIn(url)).map((mail) => mail.id),
    [id],
  );

  await control(url, 'faults', { route: 'POST /emails', respondAfterMs: 1000, times: 1 });
  const late = send(url, { ...WELCOME, subject: 'Second' }, 'mail/2');
  while ((await mailsIn(url)).length < 2) await new Promise((next) => setTimeout(next, 20));
  assert.equal(await Promise.race([late, 'not yet']), 'not yet');
  assert.equal((await late).status, 200);
});
