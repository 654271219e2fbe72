import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.ts';
import { type PriceOffer, type PurchaseMethod, type TestMember, fetchPriceOffers } from '../billing/members.ts';
import type { SiteConnection } from '../billing/site.ts';
import type { LoadClient, LoadResponse } from './client.ts';

export interface SessionMember {
  id: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Refresh tokens that were replaced in this session, newest first; at most two. */
  replacedTokens: readonly string[];
  isSignedIn: boolean;
  isBusy: boolean;
}

export interface Buyer extends TestMember {
  hasBought: boolean;
  isBusy: boolean;
}

export interface GrantedMember {
  id: string;
  token: string;
  /** More than one plan if the result of a request is unknown. */
  possiblePlans: string[];
  /** True if a late request may still change the plan. */
  isRetired: boolean;
  isBusy: boolean;
  unknownGrants: number;
}

export interface LoadPeople {
  buyers: Buyer[];
  members: SessionMember[];
  granted: GrantedMember[];
  offers: PriceOffer[];
  adminToken: string;
}

interface SessionBody {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

export const loadPassword = 'correct horse battery of the fault rig';
const ways: PurchaseMethod[] = ['clicks', 'clicks', 'known', 'lost'];
const atOnce = 4;

export async function createPeople(
  client: LoadClient,
  site: SiteConnection,
  counts: { buyers: number; members: number; granted: number },
  chance: SeededRandom,
): Promise<LoadPeople> {
  const all = await signUpMany(client, counts.buyers + counts.members + counts.granted);
  const sessions = all.slice(counts.buyers, counts.buyers + counts.members);
  return {
    buyers: all.slice(0, counts.buyers).map(({ id, accessToken }) => ({
      ...{ userId: id, token: accessToken, way: chance.pickOne(ways), hasBought: false, isBusy: false },
    })),
    members: sessions,
    granted: all.slice(counts.buyers + counts.members).map(({ id, accessToken }) => ({
      ...{ id, token: accessToken, possiblePlans: ['free'], isRetired: false, isBusy: false, unknownGrants: 0 },
    })),
    offers: await fetchPriceOffers(site),
    adminToken: (await signIn(client, 'admin@example.org', 'demo-password')).access_token,
  };
}

async function signUpMany(client: LoadClient, count: number): Promise<SessionMember[]> {
  const members: SessionMember[] = [];
  const lane = async () => {
    while (members.length < count) {
      const member = await signUp(client);
      if (!member) throw new Error('A member of the load could not be signed up.');
      members.push(member);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return members;
}

export async function signUp(client: LoadClient): Promise<SessionMember | undefined> {
  const email = `load-${randomUUID()}@example.org`;
  const { status, text } = await sendSignUp(client, email);
  if (status !== 200) return undefined;
  const session = JSON.parse(text) as SessionBody;
  return { id: session.user.id, email, ...readTokens(session), replacedTokens: [], isSignedIn: true, isBusy: false };
}

export async function sendSignUp(client: LoadClient, email: string, expected = [200]): Promise<LoadResponse> {
  const body = { email, password: loadPassword, data: { first_name: 'Load', last_name: 'Member' } };
  const response = await client.send({ method: 'POST', path: '/api/auth/signup', body, expected });
  if (response.status === 200) {
    const { user } = JSON.parse(response.text) as SessionBody;
    client.confirmedWrites.add('sign-up', email, { id: user.id });
  }
  return response;
}

export async function signIn(client: LoadClient, email: string, password: string): Promise<SessionBody> {
  const { status, text } = await client.send({
    ...{ method: 'POST', path: '/api/auth/token?grant_type=password', body: { email, password } },
  });
  if (status !== 200) throw new SignInError(status);
  return JSON.parse(text) as SessionBody;
}

export class SignInError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Sign-in returned ${status}`);
    this.status = status;
  }
}

export function readTokens({ access_token, refresh_token }: SessionBody): {
  accessToken: string;
  refreshToken: string;
} {
  return { accessToken: access_token, refreshToken: refresh_token };
}
