import { type SessionMember, SignInError, loadPassword, readTokens, signIn } from './people.ts';
import type { Load } from './load.ts';

export async function runSessionStep({ client, people, chance, findings }: Load): Promise<void> {
  const idle = people.members.filter(({ isBusy }) => !isBusy);
  if (idle.length === 0) return;
  const member = chance.pickOne(idle);
  member.isBusy = true;
  try {
    if (!member.isSignedIn) await signInAgain();
    else if (chance.nextBoolean(0.2)) await signOut();
    else if (chance.nextBoolean(0.3)) await signInAgain();
    else await refresh();
  } finally {
    member.isBusy = false;
  }

  async function signInAgain(): Promise<void> {
    try {
      const tokens = readTokens(await signIn(client, member.email, loadPassword));
      Object.assign(member, tokens, { replacedTokens: [], isSignedIn: true });
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      if (isRejection(error.status)) findings.loggedOut.push(`${member.email}: sign-in ${error.status}`);
    }
  }

  async function refresh(): Promise<void> {
    const { status, text } = await client.sendUntilDone({
      ...{ method: 'POST', path: '/api/auth/token?grant_type=refresh_token' },
      body: { refresh_token: member.refreshToken },
    });
    if (status === 200) {
      const replacedTokens = [member.refreshToken, ...member.replacedTokens].slice(0, 2);
      Object.assign(member, readTokens(JSON.parse(text) as Parameters<typeof readTokens>[0]), { replacedTokens });
    } else if (isRejection(status)) findings.loggedOut.push(`${member.email}: refresh ${status} ${text.slice(0, 80)}`);
  }

  async function signOut(): Promise<void> {
    const { accessToken, refreshToken } = member;
    member.isSignedIn = false;
    const { status } = await client.send({
      ...{ method: 'POST', path: '/api/auth/logout?scope=local', token: accessToken, expected: [204] },
    });
    if (status === 204) client.confirmedWrites.add('revoked', member.id, { accessToken, refreshToken });
  }
}

const isRejection = (status: number): boolean => status >= 400 && status < 500;

export async function readOwnAccount({ client, people, chance, findings }: Load): Promise<void> {
  const idle = people.members.filter(({ isBusy, isSignedIn }) => !isBusy && isSignedIn);
  if (idle.length === 0) return;
  const member: SessionMember = chance.pickOne(idle);
  member.isBusy = true;
  const { status } = await client
    .send({ method: 'GET', path: '/api/auth/user', token: member.accessToken })
    .finally(() => (member.isBusy = false));
  if (isRejection(status)) findings.loggedOut.push(`${member.email}: own account ${status}`);
}
