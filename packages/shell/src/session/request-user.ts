import { ApiProblem } from '../api-problem.ts';
import { accessToken, storedSession } from './client.ts';
import { decodeClaims } from './state.ts';
import { currentSession } from './store.ts';

/** Header with the id of the user that a request belongs to. The server rejects a token of any other user. */
export const USER_HEADER = 'x-user-id';
export const OTHER_USER = 'request.other-user';

/** Returns the id of the user of the open page, also after their session has ended. */
export function pageUserId(): string | undefined {
  const session = currentSession();
  if (session.status === 'member') return session.user.id;
  return session.status === 'visitor' ? session.expired?.id : storedSession()?.user?.id;
}

/** Adds the current token to a request. Throws ApiProblem if it is another user's token. */
export async function authorize(request: Request): Promise<void> {
  const token = await accessToken();
  if (!token) return;
  const user = request.headers.get(USER_HEADER);
  if (user !== null && !isTokenForUser(user, token)) throw otherUserError();
  request.headers.set('authorization', `Bearer ${token}`);
}

export function storedTokenFor(userId: string): string | undefined {
  const token = storedSession()?.access_token;
  return token !== undefined && isTokenForUser(userId, token) ? token : undefined;
}

export const otherUserError = (): ApiProblem =>
  new ApiProblem(409, { code: OTHER_USER, detail: 'Another user is signed in on this device.' });

export function isTokenForUser(userId: string, token: string): boolean {
  try {
    return decodeClaims(token)['sub'] === userId;
  } catch {
    return false;
  }
}
