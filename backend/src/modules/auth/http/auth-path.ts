/** Below this path the sessions' protocol is spoken, errors included. */
export const authPath = '/api/auth/';
