import { institute } from '#kernel/institute.ts';
import { createNotificationHelpers } from '#test/makers/notifications.ts';
import { World, type Member } from '#test/world.ts';
import { DisplayNameChecker } from '../use-cases/people/display-names.ts';

interface Profile {
  shownName: string | null;
  accountName: string;
}
interface Problem {
  code: string;
  detail: string;
  suggestion?: string;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const seeker = async (values: Partial<Parameters<World['member']>[0]> = {}): Promise<Member> => {
  const member = await world.member({ tier: 'seeker', ...values });
  await world.as(member).get('/api/forum');
  return member;
};
const show = (member: Member, shownName: string) =>
  world.as(member).put<Profile & Problem>('/api/forum/profile', { shownName, line: null, isHidden: false });
const begin = (member: Member, values: object) =>
  world.as(member).post<{ isHeld: boolean; slug: string; id: string } & Problem>('/api/forum/topics', {
    ...{ clientId: crypto.randomUUID(), category: 'general', title: 'The third breath', text: 'A still morning' },
    ...values,
  });

describe('an invisible name', () => {
  it.each(['\u200b', '\u3164', '\u202e', '\u2800', '\ud83d\ude4f'])(
    'is rejected by each endpoint that takes a name (%#)',
    async (name) => {
      const member = await seeker();
      const email = `unseen-${crypto.randomUUID()}@example.org`;
      const data = { first_name: name, last_name: 'Okafor' };
      const signUp = await world.post('/api/auth/signup', { email, password: 'a quiet lantern', data });
      expect([signUp.status, signUp.text]).toEqual([400, expect.stringContaining('First name is required')]);
      const form = await world.post<Problem>('/api/forms/contact', { name, email, message: 'May I come?' });
      expect([form.status, form.body.detail]).toEqual([400, 'Please enter your name']);
      expect(await show(member, `${name}!`)).toMatchObject({
        ...{ status: 400, body: { detail: 'Your name needs at least one letter or digit' } },
      });
    },
  );

  it('is stored without bidirectional controls and zero-width characters', async () => {
    const email = `turned-${crypto.randomUUID()}@example.org`;
    const data = { first_name: '\u202eNoor\u200b', last_name: 'Had\u2060dad' };
    const { body } = await world.post<{ user: { user_metadata: object } }>('/api/auth/signup', {
      ...{ email, password: 'a quiet lantern', data },
    });
    expect(body.user.user_metadata).toMatchObject({ first_name: 'Noor', last_name: 'Haddad' });
    const member = await seeker();
    expect((await show(member, 'N\u200boor\u202c the 2nd')).body.shownName).toBe('Noor the 2nd');
    expect((await show(member, '\u0646\u0648\u0631\u200c\u0647\u0627')).body.shownName).toBe(
      '\u0646\u0648\u0631\u200c\u0647\u0627',
    );
  });

  it('is rejected as the text or title of a post too', async () => {
    const member = await seeker();
    expect((await begin(member, { text: '\u3164\u200b' })).body.detail).toBe('Write something first.');
    expect((await begin(member, { title: '\u3164\u202e' })).body.detail).toBe(
      'Give it a title, so that others find it.',
    );
    expect((await begin(member, { text: '\ud83d\ude4f' })).status).toBe(200);
  });
});

describe('a shown name', () => {
  it("is rejected with a suggestion when it looks like another member's name", async () => {
    const [sena, other] = [await seeker({ firstName: 'Ira', lastName: 'Voss' }), await seeker()];
    expect((await show(sena, 'Sena Kaya')).status).toBe(200);
    for (const name of ['Sena Kaya', 'sena  kaya', 'S\u00e9na Kaya', '\u0405\u0435n\u0430 Kaya']) {
      const { status, body } = await show(other, name);
      expect([status, body.code, body.suggestion]).toEqual([
        409,
        'community.name-taken',
        `${name.replace(/\s+/g, ' ')} 2`,
      ]);
    }
    expect((await show(other, 'Sena Kaya 2')).status).toBe(200);
    expect((await show(sena, 'Sena Kaya')).status).toBe(200);
    const third = await seeker({ firstName: 'Bela', lastName: 'Horn' });
    expect((await show(third, '\u0412ela Horn')).status).toBe(200);
    expect((await show(other, 'Bela Horn')).body.code).toBe('community.name-taken');
    await seeker({ firstName: 'Tilo', lastName: 'Brandt' });
    expect((await show(other, 'Til0 Brandt')).body.code).toBe('community.name-taken');
  });

  it('is given to one of two members who choose it at the same time', async () => {
    const two = [await seeker(), await seeker()];
    const responses = await Promise.all(two.map((member) => show(member, 'Lio Marsh')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is rejected when it imitates staff or the institute, or is a link', async () => {
    const member = await seeker();
    await world.member({ roles: ['editor'], firstName: 'Ingrid', lastName: 'Solberg' });
    const names = [
      institute.name,
      'Admin',
      '\u0410dmin',
      'Support Team',
      'Moderator',
      'Ingrid Solberg',
      'Ingr\u0456d Solberg',
    ];
    for (const name of [...names, 'pay at https://x.example', 'www.elsewhere', 'a@b.example', 'Elsewhere.com'])
      expect({ name, ...(await show(member, name)).body }).toMatchObject({ name, code: 'community.name-not-allowed' });
    const staff = await seeker({ roles: ['editor'] });
    expect((await show(staff, 'Support Team')).status).toBe(200);
  });

  it('is "A member" when the account name imitates the institute, and gets a number when another member chose it', async () => {
    const chosen = await seeker();
    await show(chosen, 'Odile Marchand');
    const nameOf = async (firstName: string, lastName: string) =>
      (await world.as(await seeker({ firstName, lastName })).get<Profile>('/api/forum/profile')).body.accountName;
    expect(await nameOf('Forum', 'Moderator')).toBe('A member');
    expect(await nameOf('Odile', 'Marchand')).toBe('Odile Marchand 2');
    expect(await nameOf('Odile', 'Marchant')).toBe('Odile Marchant');
    const email = `link-${crypto.randomUUID()}@example.org`;
    const data = { first_name: 'Pay', last_name: 'https://x.example' };
    const { status, text } = await world.post('/api/auth/signup', { email, password: 'a quiet lantern', data });
    expect([status, text]).toEqual([400, expect.stringContaining('Last name cannot be a link or an email')]);
  });

  it('is compared with names stored by earlier releases', async () => {
    const [before, other] = [await seeker(), await seeker()];
    await world.sql(
      `update forum_profile set shown_name = 'Mira Old', shown_skeleton = null, account_skeleton = null where user_id = $1`,
      [before.id],
    );
    await world.app.get(DisplayNameChecker, { strict: false }).backfillSkeletons();
    expect((await show(other, 'Mira 0ld')).body.code).toBe('community.name-taken');
  });
});

describe('the text of a member', () => {
  it('is held when a new member puts a link into the title', async () => {
    for (const title of ['Win at https://x.example', 'Win at elsewhere.com', 'Write to a@b.example'])
      expect((await begin(await seeker(), { title })).body.isHeld).toBe(true);
    expect((await begin(await seeker(), { title: 'A plain title' })).body.isHeld).toBe(false);
  });

  it('is not in the subject or the heading of an email', async () => {
    const [writer, reader] = [
      await seeker({ firstName: 'Ada', lastName: 'Lind' }),
      await seeker({ firstName: 'Ben', emailConfirmed: true }),
    ];
    await world.sql(`update forum_profile set account_name = 'Pay at x.example' where user_id = $1`, [writer.id]);
    const title = 'You lose access today';
    const { body: topic } = await begin(reader, { title, follows: true });
    await world.as(writer).post(`/api/forum/topics/${topic.slug}/posts`, {
      ...{ clientId: crypto.randomUUID(), text: 'A quiet reply' },
    });
    await world.settle();
    const mails = await createNotificationHelpers(world).mailsOf(reader);
    expect(mails.map(({ subject }) => subject)).toEqual(['New reply to your topic']);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(mails[0]!.html)?.[1]).toContain('New reply to your topic');
    expect(mails[0]!.text).toMatch(/A member\s+replied\s+to\s+you\s+in\s+“You\s+lose\s+access\s+today”/);
    expect(mails[0]!.text + mails[0]!.html).not.toContain('Pay at');
  });

  it('is marked when its author is staff', async () => {
    const staff = await seeker({ roles: ['support'] });
    const { body: topic } = await begin(staff, {});
    const read = async () =>
      (
        await world
          .as(staff)
          .get<{ items: { author: { isStaff: boolean } }[] }>(`/api/forum/topics/${topic.slug}/posts`)
      ).body;
    expect((await read()).items.map(({ author }) => author.isStaff)).toEqual([true]);
    await world.sql('delete from user_roles where user_id = $1', [staff.id]);
    expect((await read()).items.map(({ author }) => author.isStaff)).toEqual([false]);
  });
});
