import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '#modules/content/kinds/index.ts';
import { JournalCipher } from '#modules/practice/use-cases/journal/journal-cipher.ts';
import type { Settings } from '#platform/config/settings.ts';
import { journalKey } from './settings.ts';
import { Editor } from './makers/editor.ts';
import { World, type Member } from './world.ts';

const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
};
interface ListPage {
  readonly items: object[];
  readonly nextCursor: string | null;
}
const lists = Object.entries(paths).flatMap(([path, { get }]) =>
  get?.parameters?.some(({ name }) => name === 'cursor') ? [path] : [],
);

const journalSeal = new JournalCipher({ journalKeys: [journalKey] } as Settings);
const id = '01900000-0000-7000-8000-000000000000';
const sealed = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url');
const foreign: Record<string, string> = {
  'no base64': '%%%%',
  'no JSON': Buffer.from('["half').toString('base64url'),
  'no list': sealed({ 0: 'x', 1: id }),
  'too few keys': sealed([id]),
  'too many keys': sealed(['2026-01-01 00:00:00', id, id]),
  'numbers for texts': sealed([1, 2]),
  'nothing in them': sealed([null, null]),
  'a day that no calendar has': sealed(['2026-02-31 00:00:00', id]),
  'a thirteenth month': sealed(['2026-13-01 00:00:00', id]),
  'a year nought': sealed(['0000-01-01 00:00:00', id]),
  'a number without end': sealed(['9'.repeat(40), id]),
  'a word': sealed(['somewhere', id]),
  'a NUL': sealed(['\u0000', id]),
  'no id': sealed(['2026-01-01 00:00:00', 'x']),
};

/** Cursors that are valid for a list: a Stripe id or a hash can be any text, and a list sorted by id has only one key. */
const own: Record<string, string[]> = {
  '/api/account/membership/invoices': ['no id'],
  '/api/admin/audiences': ['too few keys'],
  '/api/admin/billing/drift': ['too few keys'],
  '/api/admin/billing/events': ['no id'],
  '/api/admin/billing/failed-payments': ['no id'],
  '/api/admin/campaigns': ['too few keys'],
  '/api/admin/campaigns/{id}/recipients': ['too few keys'],
  '/api/admin/forum/deeds': ['too few keys'],
  '/api/admin/forum/posts': ['too few keys'],
  '/api/admin/mailing/suppressed': ['no id'],
  '/api/forum/search': ['too few keys'],
  '/api/journal': ['too few keys'],
  '/api/notifications': ['too few keys'],
};

/** The journal list decrypts its entries, so the rows need encrypted text. */
const entryId = '01900000-0000-7000-8000-00000000000';
const sealedEntries = [1, 2].map((n) => `(${n}, '${entryId}${n}', '${journalSeal.encrypt('x', `${entryId}${n}`)}')`);

const time = `now() + n * interval '1 hour'`;

const itemId = '01900000-0000-7000-8000-00000000c0de';

const twoRows: Record<string, string> = {
  '/api/admin/billing/events': `insert into stripe_event (id, type, created, received_at, payload)
    select 'evt_' || n, 'x', now(), ${time}, jsonb_build_object('reader', $1::uuid) from generate_series(1, 2) n`,
  '/api/admin/billing/drift': `insert into billing_drift (id, stripe_customer_id, user_id, cause, found, was, at)
    select gen_random_uuid(), 'cus_' || n, $1::uuid, 'sweep', 'x', 'y', now() from generate_series(1, 2) n`,
  '/api/account/membership/invoices': `insert into billing_invoice (id, user_id, status, amount_due, amount_paid,
      amount_refunded, amount_lost, currency, description, created_at, attempts, failed_at, period_start, period_end)
    select 'in_' || n, $1::uuid, 'open', 1, 0, 0, 0, 'usd', 'x', ${time}, 1, ${time}, now(), now()
    from generate_series(1, 2) n`,
  '/api/programs': `insert into programs (id, title, slug, created_at)
    select gen_random_uuid(), 'x', 'x-' || n, ${time} from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/modules': `insert into modules (id, program_id, title, slug, order_num)
    select gen_random_uuid(), (select id from programs limit 1), 'x', 'x-' || n, n
    from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/lessons': `insert into lessons (id, module_id, title, slug, order_num)
    select gen_random_uuid(), (select id from modules limit 1), 'x', 'x-' || n, n
    from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/events': `insert into events (id, title, slug, starts_at, ends_at)
    select gen_random_uuid(), 'x', 'x-' || n, ${time}, now() + interval '9 hours'
    from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/meditations': `insert into meditations (id, title, url, created_at)
    select gen_random_uuid(), 'x', 'https://example.org', ${time} from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/resources': `insert into resources (id, title, url, created_at)
    select gen_random_uuid(), 'x', 'https://example.org', ${time} from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/admin/files': `insert into stored_file (id, name, state, size_bytes, uploaded_at, received_at, uploaded_by)
    select gen_random_uuid(), 'x', 'ready', 1, ${time}, now(), $1::uuid from generate_series(1, 2) n`,
  '/api/admin/automations/{id}/people': `with made as (insert into sequence
      (id, name, trigger, tiers, labels, sources, updated_at)
    values ('${itemId}', 'x', 'x', '{}', '{}', '{}', now()) returning id)
    insert into sequence_run (id, sequence_id, email, first_name, due_at, started_at)
    select gen_random_uuid(), id, n || '@example.org', 'x', now(), ${time}
    from made, generate_series(1, 2) n where $1::uuid is not null`,
  '/api/admin/content/trash': `insert into content_item (id, kind, state, draft, trashed_at, trashed_with, updated_at)
    select each.id, 'programs', 'trash', '{}', ${time}, each.id, now()
    from (select n, gen_random_uuid() as id from generate_series(1, 2) n) each (n, id) where $1::uuid is not null`,
  '/api/admin/content/{kind}/{id}/revisions': `insert into content_revision
      (id, item_id, kind, at, action, values, changed_fields)
    select gen_random_uuid(), '${itemId}', 'programs', ${time}, 'saved', '{}', '{}'
    from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/admin/inquiries': `insert into inquiry (id, reference, kind, name, email, answers, status, received_at, due_at)
    select gen_random_uuid(), 'C-' || n, 'contact', 'x', 'x@example.org', '{"message":"x"}', 'open', ${time}, now()
    from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/admin/mentoring': `with asked as (insert into inquiry
      (id, reference, kind, name, email, answers, status, received_at, due_at)
    select gen_random_uuid(), 'M-' || n, 'mentoring', 'x', 'x@example.org', '{}', 'open', now(), now()
    from generate_series(1, 2) n where $1::uuid is not null returning id, reference)
    insert into mentoring (inquiry_id, user_id, mentor_id, preferred_times, state, asked_at)
    select id, gen_random_uuid(), gen_random_uuid(), '{"times":[],"zone":"UTC"}', 'asked', now() from asked`,
  '/api/reflections': `insert into reflections (id, date, title, text, question)
    select gen_random_uuid(), make_date(2020, 1, n), 'x', 'x', 'x' from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/journal': `insert into journal_entry (id, user_id, client_id, source, sealed_text, version, written_at, updated_at)
    select e.id::uuid, $1::uuid, gen_random_uuid(), 'free', e.sealed, 1, now(), now()
    from (values ${sealedEntries.join(',')}) as e (n, id, sealed)`,
  '/api/forum/topics': `insert into forum_topic (id, category_id, slug, title, author_id, post_count, last_number, people,
      last_post_at, version, created_at)
    select gen_random_uuid(), c.id, 'x-' || n, 'x', $1::uuid, 1, 1, 1, ${time}, 1, now()
    from generate_series(1, 2) n, forum_category c where c.slug = 'general'`,
  '/api/forum/search': `insert into forum_post (id, topic_id, author_id, client_id, number, source, html, mentions,
      mentioned_ids, state, thanks, open_reports, waits_since, version, created_at)
    select gen_random_uuid(), id, $1::uuid, gen_random_uuid(), 1, 'dawn', 'dawn', '[]', '{}', 'shown', 0, 1, last_post_at, 1, last_post_at
    from forum_topic`,
  '/api/admin/forum/deeds': `insert into forum_moderation_action (id, kind, subject_id, is_by_admin, reason, created_at)
    select gen_random_uuid(), 'lift', $1::uuid, true, 'x', now() from generate_series(1, 2)`,
  '/api/admin/forum/suspended': `insert into forum_profile (user_id, account_name, is_hidden, member_since, post_count,
      read_before, suspended_until)
    select gen_random_uuid(), 'x', false, now(), 0, now(), ${time} from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/notifications': `insert into notification (id, user_id, kind, key, title, text, path, at, is_shown)
    select gen_random_uuid(), $1::uuid, 'reply', n, 'x', 'x', '/', now(), true from generate_series(1, 2) n`,
  '/api/admin/audiences': `insert into audience (id, name, filter, created_by, created_at, updated_at)
    select gen_random_uuid(), n || $1::text, '{}', $1::uuid, now(), now() from generate_series(1, 2) n`,
  '/api/admin/campaigns': `insert into email_campaign (id, type, status, created_by, created_at, updated_at)
    select gen_random_uuid(), 'newsletter', 'draft', $1::uuid, now(), now() from generate_series(1, 2)`,
  '/api/letters': `insert into email_campaign (id, type, status, subject, slug, is_public, started_at)
    select gen_random_uuid(), 'newsletter', 'done', 'x', 'x-' || n, true, ${time}
    from generate_series(1, 2) n where $1::uuid is not null`,
  '/api/admin/campaigns/{id}/recipients': `with sent as (
      insert into email_campaign (id, type, status) values ('${itemId}', 'newsletter', 'done') returning id)
    insert into email_message (id, kind, dedupe_key, recipient, first_name, campaign_id, state, created_at)
    select gen_random_uuid(), 'campaign', n || $1::text, n || '@example.org', '', sent.id, 'sent', now()
    from sent, generate_series(1, 2) n`,
  '/api/admin/mailing/suppressed': `insert into email_suppression (address_hash, reason, created_at)
    select n || $1::text, 'imported', now() from generate_series(1, 2) n`,
  '/api/admin/subscribers': `insert into email_subscriber (id, email, subscribed_at)
    select gen_random_uuid(), n || '-' || $1::text || '@example.org', now() from generate_series(1, 2) n`,
};

const fillPath = (path: string): string => path.replace('{kind}', 'programs').replace('{id}', itemId);

const lookingFor: Record<string, string> = { '/api/forum/search': '&q=dawn' };

describe('an invalid cursor', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  it('is tested for each list', () => {
    expect(lists).toEqual(expect.arrayContaining(['/api/admin/members', '/api/admin/subscribers', '/api/events']));
  });

  it.each(lists)('returns 400 with a plain message from %s', async (path) => {
    const admin = world.as(await world.member({ roles: ['admin'], tier: 'seeker' }));
    const answers: Record<string, unknown> = {};
    const faults = Object.keys(foreign).filter((fault) => !own[path]?.includes(fault));
    for (const fault of faults) {
      const { status, body } = await admin.get<{ code: string; detail: string }>(
        `${fillPath(path)}?cursor=${encodeURIComponent(foreign[fault] ?? '')}`,
      );
      answers[fault] = [status, body.code, body.detail];
    }
    const refusal = [400, 'list.bad-cursor', 'The cursor is not from this list. Start again without it.'];
    expect(answers).toEqual(Object.fromEntries(faults.map((fault) => [fault, refusal])));
  });

  describe('a valid cursor', () => {
    let reader: Member;
    beforeAll(async () => {
      await world.member();
      reader = await world.member({ roles: ['admin'], tier: 'seeker' });
      for (const statement of Object.values(twoRows)) await world.sql(statement, [reader.id]);
      const editor = await Editor.signUp(world);
      const twice = Object.keys(contentKinds).flatMap((kind) => [kind, kind]);
      for (const kind of twice) await editor.create(kind, await editor.draft(kind));
    });

    it.each(lists)('of %s returns the next row', async (path) => {
      const page = async (cursor = '') => {
        const { status, body } = await world
          .as(reader)
          .get<ListPage>(`${fillPath(path)}?limit=1${lookingFor[path] ?? ''}${cursor}`);
        expect(status).toBe(200);
        return body;
      };
      const first = await page();
      expect(first.nextCursor).toEqual(expect.any(String));
      const second = await page(`&cursor=${first.nextCursor}`);
      expect(second.items).toHaveLength(1);
      expect(second.items).not.toEqual(first.items);
    });
  });
});
