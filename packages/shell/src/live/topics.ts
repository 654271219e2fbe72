type Listener = (payload: never) => void;
type SendCommand = (word: 'subscribe' | 'unsubscribe', topic: string) => unknown;

const subscriptions = new Map<string, Set<Listener>>();
let sendCommand: SendCommand | undefined;

/** Fetch the first value separately, because only changes call the listener. */
export function subscribeToTopic<Payload>(topic: string, listener: (payload: Payload) => void): () => void {
  const listeners = subscriptions.get(topic) ?? new Set();
  subscriptions.set(topic, listeners.add(listener));
  if (listeners.size === 1) sendCommand?.('subscribe', topic);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    subscriptions.delete(topic);
    sendCommand?.('unsubscribe', topic);
  };
}

export function setLiveChannel(channel: SendCommand | undefined): void {
  sendCommand = channel;
  for (const topic of subscriptions.keys()) sendCommand?.('subscribe', topic);
}

export function publishToTopic(topic: string, payload: unknown): void {
  for (const listener of subscriptions.get(topic) ?? []) listener(payload as never);
}
