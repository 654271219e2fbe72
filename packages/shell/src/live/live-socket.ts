import { io } from 'socket.io-client';
import { logFailure } from '../log-failure.ts';
import { createReconnection } from './reconnect.ts';
import { setLiveChannel, publishToTopic } from './topics.ts';
import { verifyStoredSession } from '../session/actions.ts';
import { getAccessToken } from '../session/client.ts';
import { isTokenForUser } from '../session/request-user.ts';
import type { Tier } from '../tier.ts';

export interface Entitlement {
  tier: Tier;
  roles: readonly string[];
}

interface LiveSocketListener {
  onEntitlement: (entitlement: Entitlement) => void;
  /** Messages during an outage are lost, so fetch the data after a reconnection. */
  onReturn: () => void;
}

const TOKEN_REFUSED = 'not-authenticated';

export function openLiveSocket(userId: string, { onEntitlement, onReturn }: LiveSocketListener): () => void {
  const socket = io({
    path: '/api/live',
    addTrailingSlash: false,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    // A refresh may have changed the token, so each attempt reads the token.
    auth: (show) => void currentToken(userId).then((token) => show({ token })),
  });
  const back = createReconnection(() => socket.connect());
  let hasBeenUp = false;
  let isClosed = false;

  socket.on('connect', () => {
    back.connected();
    if (hasBeenUp) onReturn();
    hasBeenUp = true;
    setLiveChannel((word, topic) => socket.emit(word, topic));
  });
  socket.on('server-stopping', ({ reconnectWithinMs }: { reconnectWithinMs: number }) =>
    back.spreadNext(reconnectWithinMs),
  );
  socket.on('entitlement', onEntitlement);
  socket.onAny(publishToTopic);
  socket.on('disconnect', () => {
    setLiveChannel(undefined);
    if (!isClosed) back.disconnected();
  });
  socket.on('connect_error', ({ message }) => {
    if (isClosed) return;
    if (message === TOKEN_REFUSED)
      void verifyStoredSession().catch((error: unknown) => logFailure('The session could not be loaded', error));
    back.disconnected();
  });
  return () => {
    isClosed = true;
    back.stop();
    socket.disconnect();
  };
}

/** Without a token, the server rejects the connection, and the next attempt reads the token again. */
async function currentToken(userId: string): Promise<string | undefined> {
  try {
    const token = await getAccessToken();
    return token && isTokenForUser(userId, token) ? token : undefined;
  } catch (error) {
    logFailure('The live channel has no token', error);
    return undefined;
  }
}
