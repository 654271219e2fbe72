import { ApiProblem } from '../api-problem.ts';
import { getAccessToken, getStoredSession } from './client.ts';
import { decodeTokenClaims } from './state.ts';
import { getSessionState } from './store.ts';

/** The server rejects a token of another user than this header names. */
export const USER_HEADER = 'x-user-id';
export const OTHER_USER_ERROR_CODE = 'request.other-user';

export function getPageUserId(): string | undefined {
  const session = getSessionState();
  if (session.status === 'member') return session.user.id;
  return session.status === 'visitor' ? session.expired?.id : getStoredSession()?.user?.id;
}

export async function addAccessToken(request: Request): Promise<void> {
  const token = await getAccessToken();
  if (!token) return;
  const user = request.headers.get(USER_HEADER);
  if (user !== null && !isTokenForUser(user, token)) throw createOtherUserError();
  request.headers.set('authorization', `Bearer ${token}`);
}

export function getStoredTokenForUser(userId: string): string | undefined {
  const token = getStoredSession()?.access_token;
  return token !== undefined && isTokenForUser(userId, token) ? token : undefined;
}

export const createOtherUserError = (): ApiProblem =>
  new ApiProblem(409, { code: OTHER_USER_ERROR_CODE, detail: 'Another user is signed in on this device.' });

export function isTokenForUser(userId: string, token: string): boolean {
  try {
    return decodeTokenClaims(token)['sub'] === userId;
  } catch {
    return false;
  }
}
