/** Topics are public data that changes while a page is open, sent over the WebSocket if it is connected. */

type Listener = (payload: never) => void;
type Say = (word: 'hear' | 'hear-no-more', topic: string) => unknown;

const wanted = new Map<string, Set<Listener>>();
let say: Say | undefined;

/**
 * Subscribes to a topic; the returned function unsubscribes. Only changes are sent, so fetch the first value
 * separately.
 */
export function hear<Payload>(topic: string, listener: (payload: Payload) => void): () => void {
  const listeners = wanted.get(topic) ?? new Set();
  wanted.set(topic, listeners.add(listener));
  if (listeners.size === 1) say?.('hear', topic);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    wanted.delete(topic);
    say?.('hear-no-more', topic);
  };
}

/** Sets the connected channel, or undefined after a disconnect. */
export function askThrough(channel: Say | undefined): void {
  say = channel;
  for (const topic of wanted.keys()) say?.('hear', topic);
}

export function tell(topic: string, payload: unknown): void {
  for (const listener of wanted.get(topic) ?? []) listener(payload as never);
}
