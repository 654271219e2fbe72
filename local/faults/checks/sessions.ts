import { setTimeout as delay } from 'node:timers/promises';
import type { Load } from '../load/load.ts';
import { type Check, toCheck } from './check.ts';

/** For this time after a refresh, the product accepts older refresh tokens. */
export const refreshTokenReuseSeconds = 1;

export async function checkSessions({ client, people, findings }: Load): Promise<Check[]> {
  const alive: string[] = [];
  const refresh = (token: string) =>
    client.sendUntilDone({
      ...{ method: 'POST', path: '/api/auth/token?grant_type=refresh_token', body: { refresh_token: token } },
      expected: [200, 400],
    });
  for (const { key, facts } of client.confirmedWrites.read('revoked')) {
    const own = await client.sendUntilDone({
      ...{ method: 'GET', path: '/api/auth/user', token: facts['accessToken'] ?? '', expected: [401, 403] },
    });
    if (own.status === 200) alive.push(`${key}: access token`);
    if ((await refresh(facts['refreshToken'] ?? '')).status === 200) alive.push(`${key}: refresh token`);
  }
  const ended: string[] = [];
  for (const member of people.members.filter(({ isSignedIn }) => isSignedIn)) {
    const { status, text } = await refresh(member.refreshToken);
    if (status !== 200) ended.push(`${member.email}: ${status} ${text.slice(0, 80)}`);
  }
  await delay(2000 * refreshTokenReuseSeconds);
  const replayed: string[] = [];
  for (const { email, isSignedIn, replacedTokens } of people.members) {
    const [, token] = replacedTokens;
    if (isSignedIn && token && (await refresh(token)).status === 200) replayed.push(email);
  }
  return [
    toCheck('I10', 'refresh tokens that were accepted after two later ones', replayed),
    toCheck('I10', 'sessions that work after sign-out', alive),
    toCheck('I10', 'members who were signed out', [...findings.loggedOut, ...ended]),
  ];
}
