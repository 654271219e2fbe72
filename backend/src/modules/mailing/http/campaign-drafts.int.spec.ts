import { Editor } from '#test/makers/editor.ts';
import { addSubscriber } from '#test/makers/subscribers.ts';
import { World, type Member } from '#test/world.ts';
import type {
  CampaignCheckView,
  CampaignPage,
  CampaignPreviewView,
  CampaignView,
} from '../use-cases/campaigns/campaign.view.ts';

interface Problem {
  readonly code: string;
  readonly detail: string;
}

describe('campaign drafts', () => {
  let world: World;
  let editor: Member;
  let admin: Member;
  const asEditor = () => world.as(editor);
  const draft = async (values: object = {}) =>
    (await asEditor().post<CampaignView>('/api/admin/campaigns', values)).body;
  const check = async (values: object) => {
    const { id } = await draft(values);
    return (await asEditor().post<CampaignCheckView>(`/api/admin/campaigns/${id}/check`)).body;
  };
  const preview = async (body: string, more: object = {}) =>
    (
      await asEditor().post<CampaignPreviewView>('/api/admin/campaigns/preview', {
        text: { subject: 'Hello {{first name, else Friend}}', body },
        ...more,
      })
    ).body;

  beforeAll(async () => {
    world = await World.start({ settings: { LIMIT_CAMPAIGN_TEST: '5' } });
    [editor, admin] = [await world.member({ roles: ['editor'] }), await world.member({ roles: ['admin'] })];
  });
  afterAll(() => world.close());

  describe('list', () => {
    it('has only the campaigns with the searched subject, the status and the audience', async () => {
      const { body: audience } = await asEditor().post<{ id: string }>('/api/admin/audiences', {
        name: 'Readers of lists',
        filter: { tiers: ['free'] },
      });
      const made = await draft({ subject: 'The Émigré 50% quieter', audienceId: audience.id });
      const other = await draft({ subject: 'The Émigré again' });
      const list = async (query: Record<string, string>) => {
        const path = `/api/admin/campaigns?${new URLSearchParams(query).toString()}`;
        const { status, body } = await asEditor().get<CampaignPage>(path);
        if (status !== 200) return status;
        expect(body.total).toBe(body.items.length);
        return body.items.map(({ id }) => id);
      };
      expect(await list({ q: ' the emigre' })).toEqual([other.id, made.id]);
      expect(await list({ q: '50%' })).toEqual([made.id]);
      expect(await list({ q: '5%r' })).toEqual([]);
      expect(await list({ audienceId: audience.id })).toEqual([made.id]);
      expect(await list({ q: 'emigre', status: 'done' })).toEqual([]);
      expect(await list({ audienceId: 'everyone' })).toBe(400);
    });

    it('has the number of campaigns of all pages on each page', async () => {
      for (const subject of ['Counted one', 'Counted two', 'Counted three']) await draft({ subject });
      const list = async (query: string) =>
        (await asEditor().get<CampaignPage>(`/api/admin/campaigns?q=counted&limit=2${query}`)).body;
      const first = await list('');
      expect([first.items.length, first.total]).toEqual([2, 3]);
      const second = await list(`&cursor=${first.nextCursor}`);
      expect([second.items.length, second.total]).toEqual([1, 3]);
    });
  });

  describe('texts', () => {
    it('are saved with If-Match and rejected with 409 when another person saved first', async () => {
      const made = await draft({ subject: 'One' });
      const path = `/api/admin/campaigns/${made.id}`;
      const save = (subject: string, version: string) =>
        asEditor().send<CampaignView & Problem>('PATCH', path, JSON.stringify({ subject }), {
          'if-match': `"${version}"`,
        });
      const saved = await save('Two', made.updatedAt);
      expect([saved.status, saved.body.subject]).toEqual([200, 'Two']);
      const late = await save('Three', made.updatedAt);
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'mailing.changed-meanwhile', updatedAt: saved.body.updatedAt },
      });
      const copied = await asEditor().post<CampaignView>(`${path}/copy`);
      expect(copied.body).toMatchObject({ subject: 'Copy of Two', status: 'draft', slug: null });
      expect((await asEditor().send('DELETE', path)).status).toBe(204);
      expect((await asEditor().get(path)).status).toBe(404);
    });

    it('are rejected when a subject has a line break, is too long, or the slug is taken', async () => {
      await draft({ slug: 'taken' });
      const path = '/api/admin/campaigns';
      const header = await asEditor().post<Problem>(path, { subject: 'Hello\r\nBcc: all@example.org' });
      expect([header.status, header.body.detail]).toEqual([400, 'Subject must be one line']);
      for (const wrong of [{ subject: 'x'.repeat(151) }, { preheader: 'x'.repeat(201) }, { slug: 'A b' }])
        expect((await asEditor().post(path, wrong)).status).toBe(400);
      const taken = await asEditor().post<Problem>(path, { slug: 'taken' });
      expect([taken.status, taken.body.code]).toEqual([409, 'mailing.slug-taken']);
    });

    it('do not change or disappear after they were sent', async () => {
      const { id } = await draft({ subject: 'Sent' });
      await world.sql(`update email_campaign set status = 'done' where id = $1`, [id]);
      const changed = await asEditor().patch<Problem>(`/api/admin/campaigns/${id}`, { subject: 'Other' });
      expect([changed.status, changed.body.code]).toEqual([409, 'mailing.campaign-not-draft']);
      expect((await asEditor().send('DELETE', `/api/admin/campaigns/${id}`)).status).toBe(409);
    });
  });

  describe('previews', () => {
    it('show blocks and merge fields as a subscriber gets them, without script', async () => {
      const id = await addSubscriber(world, 'amara@preview.example', { firstName: 'Amara' });
      const body =
        '# The long quiet\nDear {{first name, else Friend}}, <script>alert(1)</script>\n::button[Join](/events)';
      const { subject, html, text, shownAs } = await preview(body, { subscriberId: id });
      expect([subject, shownAs]).toEqual(['Hello Amara', 'amara@preview.example']);
      expect(html).toContain('Dear Amara, &lt;script&gt;');
      expect(html).not.toMatch(/<script|[\uE000\uE001]/);
      expect(text).toContain('The long quiet');
      expect(text).toMatch(/Join[^]*\/events/);
      expect(text).not.toMatch(/::|\{\{|[\uE000\uE001]/);
      expect((await preview(body)).subject).toBe('Hello Friend');
    });

    it('show a name with HTML, line breaks or 500 characters as if there were none', async () => {
      for (const [at, firstName] of ['<b>Eve</b>', 'Eve\r\nBcc: x@y.example', 'x'.repeat(500)].entries()) {
        const id = await addSubscriber(world, `odd-${at}@preview.example`, { firstName });
        const { subject } = await preview('Dear {{first name, else Friend}}', { subscriberId: id });
        expect(subject).toBe('Hello Friend');
      }
    });

    it('show the part of the tier and the event that the text names', async () => {
      const staff = await Editor.signUp(world);
      const made = await staff.create('events', {
        ...(await staff.draft('events')),
        ...{ title: 'An evening', slug: 'an-evening' },
      });
      expect(made.status).toBe(201);
      const body = `::event[an-evening]\n:::tier[seeker]\nFor seekers\n:::\n:::tier[free]\nFor all others\n:::`;
      const seeker = await preview(body, { tier: 'seeker' });
      expect(seeker.text).toContain('An evening');
      expect(seeker.text).toContain('For seekers');
      expect(seeker.text).not.toContain('For all others');
    });
  });

  describe('checks', () => {
    const codes = ({ faults }: CampaignCheckView) => faults.map(({ code }) => code);

    it('find nothing when the text is complete and someone gets it', async () => {
      await addSubscriber(world, 'reader@checked.example', { source: 'checked' });
      const filter = { sources: ['checked'] };
      const body = 'Dear {{first name, else Friend}}\n[events](/events) [site](https://oneness.example/a)';
      const result = await check({ subject: 'Hi', body, filter });
      expect(result).toMatchObject({ canSend: true, faults: [], recipients: 1, minutes: 1, isWholeList: false });
      expect(result.remarks.map(({ code }) => code)).toEqual(['no-test', 'no-preheader']);
    });

    it('name each fault with its line', async () => {
      const body = [
        '[a](https://nowhere) [b](javascript:alert) [c]()',
        '![x](https://tracker.example/pixel.gif)',
        '::event[missing-event]',
        '::what[x]',
        '[d](/programs/missing-program)',
        'Dear {{first name}} {{shoe size}}',
      ].join('\n');
      const result = await check({ body });
      expect(result.canSend).toBe(false);
      expect(new Set(codes(result))).toEqual(
        new Set([
          ...['no-subject', 'broken-link', 'foreign-picture', 'missing-item', 'broken-block'],
          ...['no-fallback', 'unknown-field', 'no-audience'],
        ]),
      );
      expect(result.faults.filter(({ code }) => code === 'broken-link').map(({ line }) => line)).toEqual([1, 1, 1, 5]);
    });

    it('refuse an email that email programs would cut off', async () => {
      const filter = { sources: ['checked'] };
      const long = Array.from({ length: 4_000 }, (_, at) => `*word ${at}*`).join('\n\n');
      expect(codes(await check({ subject: 'Long', body: long.slice(0, 49_000), filter }))).toEqual(['too-large']);
    });
  });

  describe('tests', () => {
    const test = (as: Member, id: string, body: object = {}) =>
      world.as(as).post<Problem & { sentTo: string[] }>(`/api/admin/campaigns/${id}/test`, body);

    it('go to the author, or to staff when an administrator sends them', async () => {
      const { id } = await draft({ subject: 'A test for {{first name, else you}}', body: 'Hello' });
      expect((await test(editor, id)).body.sentTo).toEqual([editor.email]);
      expect((await test(admin, id, { to: [admin.email, editor.email] })).status).toBe(200);
      await world.settle();
      const subjects = async ({ email }: Member) => (await world.mail.sentTo(email)).map(({ subject }) => subject);
      expect((await subjects(editor)).filter((subject) => subject === 'Test: A test for you')).toHaveLength(2);
      expect(await subjects(admin)).toContain('Test: A test for you');
      const { body } = await asEditor().get<CampaignView>(`/api/admin/campaigns/${id}`);
      expect(body.testedAt).not.toBeNull();
    });

    it('are refused when an editor names others, or an administrator names people who are not staff', async () => {
      const { id } = await draft({ subject: 'Test' });
      const toOthers = await test(editor, id, { to: [admin.email] });
      expect([toOthers.status, toOthers.body.code]).toEqual([403, 'mailing.test-only-to-self']);
      const toReader = await test(admin, id, { to: ['reader@checked.example'] });
      expect([toReader.status, toReader.body.code]).toEqual([400, 'mailing.test-not-staff']);
    });
  });
});
