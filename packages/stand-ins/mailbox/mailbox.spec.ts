import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { startMailbox } from './mailbox.ts';

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

async function mailsIn(url: string): Promise<Mail[]> {
  return ((await (await fetch(`${url}/emails`)).json()) as { data: Mail[] }).data;
}

test('lists a sent email in the API and in the inbox', async (t) => {
  const mailbox = await startMailbox({ port: 0 });
  t.after(() => mailbox.close());
  const { id } = (await (await send(mailbox.url, WELCOME)).json()) as { id: string };

  assert.partialDeepStrictEqual(await (await fetch(`${mailbox.url}/emails/${id}`)).json(), { id, ...WELCOME });
  const inbox = await (await fetch(`${mailbox.url}/inbox`)).text();
  assert.ok(inbox.includes(WELCOME.subject) && inbox.includes(`/inbox/${id}`));
});

test('returns every email with its id and date after a restart', async (t) => {
  const dataDir = folderFor(t);
  const first = await startMailbox({ port: 0, dataDir });
  await send(first.url, WELCOME);
  await send(
    first.url,
    [
      { ...WELCOME, subject: 'One' },
      { ...WELCOME, subject: 'Two' },
    ],
    'batch/1',
    '/emails/batch',
  );
  const before = await mailsIn(first.url);
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

  const again = await startMailbox({ port: 0, dataDir });
  t.after(() => again.close());
  assert.deepEqual(await (await send(again.url, WELCOME, 'welcome:1')).json(), once);
  assert.equal((await send(again.url, { ...WELCOME, subject: 'Other' }, 'welcome:1')).status, 409);
  assert.equal((await mailsIn(again.url)).length, 1);
});

test('does not store a rejected email', async (t) => {
  const dataDir = folderFor(t);
  const mailbox = await startMailbox({ port: 0, dataDir });
  assert.equal((await send(mailbox.url, { ...WELCOME, to: undefined })).status, 422);
  await mailbox.close();

  const again = await startMailbox({ port: 0, dataDir });
  t.after(() => again.close());
  assert.deepEqual(await mailsIn(again.url), []);
});
