import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECRET, openTestAccount } from '../stripe/testing/test-account.ts';
import { Chance } from './chance.ts';
import { Postman } from './postman.ts';
import type { Site } from './site.ts';

const WALKS_MS = 1500;

test('every event is dropped or comes one to four times, and strangers are told from what is good', async (t) => {
  const account = await openTestAccount(t);
  const { stripe, receiver } = account;
  await account.knock('webhooks', { mode: 'drop' });
  await account.subscriber();
  const { data } = await stripe.webhookEndpoints.list();
  const site = { url: new URL(data[0]!.url).origin, stripe, webhookSecret: SECRET } as Site;
  const walk = new Postman(site, new Chance(3, 'post'), Date.now() + WALKS_MS).walk();
  for (let people = 0; people < 15; people += 1) await account.subscriber();
  const post = await walk;

  const letters = receiver.received;
  const strangers = letters.filter(({ id }) => /^evt_(forged|stale)_/.test(id));
  assert.equal(post.events.length, 45);
  assert.equal(letters.length, post.sent + post.forged + post.stale);
  assert.ok(post.forged > 0 && post.stale > 0 && post.dropped > 0);
  // This receiver takes whatever comes: each stranger counts.
  assert.equal(post.wronglyTaken, strangers.length);
  for (const { body, signature } of strangers) {
    assert.throws(() => stripe.webhooks.constructEvent(body, signature, SECRET, 300));
  }
  const copies = Map.groupBy(
    letters.filter((letter) => !strangers.includes(letter)),
    ({ id }) => id,
  );
  assert.equal(copies.size, post.events.length - post.dropped);
  assert.deepEqual(new Set(copies.keys()), post.acknowledged);
  for (const [{ body, signature }, ...others] of copies.values() as Iterable<[(typeof letters)[0]]>) {
    assert.ok(others.length < 4);
    stripe.webhooks.constructEvent(body, signature, SECRET, 300);
  }
});
