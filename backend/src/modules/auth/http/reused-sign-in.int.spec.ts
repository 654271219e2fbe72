import { World, type Member } from '#test/world.ts';
import type { SessionView } from '../use-cases/views/session.view.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const refresh = (refreshToken: string) =>
  world.post<SessionView & { error_code: string }>('/api/auth/token?grant_type=refresh_token', {
    refresh_token: refreshToken,
  });
const subject = 'We signed one of your devices out';
const mailsTo = async ({ email }: Member) => {
  await world.settle();
  return (await world.mail.sentTo(email)).filter((mail) => mail.subject === subject);
};

async function memberWithAnOldToken(): Promise<Member> {
  const member = await world.member();
  const { body: second } = await refresh(member.refreshToken);
  await refresh(second.refresh_token);
  await world.sql(
    `update sessions set refreshed_at = now() - interval '11 seconds', user_agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' where user_id = $1`,
    [member.id],
  );
  return member;
}

describe('reused refresh token', () => {
  it('sends an email with the ended sign-in, its time and place, and the next steps', async () => {
    const member = await memberWithAnOldToken();
    expect((await refresh(member.refreshToken)).body.error_code).toBe('refresh_token_already_used');
    const [mail] = await mailsTo(member);
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toMatch(/On \w+day \d+ \w+, \d+:\d\d [AP]M in New York, an old copy of your sign-in/);
    expect(text).toContain('Firefox on Windows');
    expect(text).toContain('choose a new password');
  });

  it('sends an email without any link that signs in', async () => {
    const member = await memberWithAnOldToken();
    await refresh(member.refreshToken);
    const [mail] = await mailsTo(member);
    const links = [...(mail?.html.matchAll(/href="([^"]*)"/g) ?? [])].map(([, href]) => href);
    const others = links.filter((href) => !href?.startsWith(`${world.url}/why/`));
    expect(new Set(others)).toEqual(new Set([world.url, `${world.url}/auth/recover`]));
    expect(mail?.text).not.toMatch(/token_hash|^\d{6}$/m);
  });

  it('sends one email when it is used ten times at the same time and again', async () => {
    const member = await memberWithAnOldToken();
    await Promise.all(Array.from({ length: 10 }, () => refresh(member.refreshToken)));
    expect((await refresh(member.refreshToken)).body.error_code).toBe('refresh_token_not_found');
    expect(await mailsTo(member)).toHaveLength(1);
    const entries = await world.sql(
      `select 1 from audit_log where action = 'auth.refresh-token-reused' and subject_id = $1`,
      [member.id],
    );
    expect(entries).toHaveLength(1);
  });

  it('sends no email within the reuse interval', async () => {
    const member = await world.member();
    const { body: second } = await refresh(member.refreshToken);
    await refresh(second.refresh_token);
    expect((await refresh(member.refreshToken)).status).toBe(200);
    expect(await mailsTo(member)).toEqual([]);
  });
});
