/** What is the same for everybody and changes while a page is open. The live channel asks for it where there is one. */

type Listener = (payload: never) => void;
type Say = (word: 'hear' | 'hear-no-more', topic: string) => unknown;

const wanted = new Map<string, Set<Listener>>();
let say: Say | undefined;

/** Hears a topic until what it returns is called. Ask for its first value: only changes are sure to be told. */
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

/** The channel is up and can be asked; undefined: it is away. */
export function askThrough(channel: Say | undefined): void {
  say = channel;
  for (const topic of wanted.keys()) say?.('hear', topic);
}

export function tell(topic: string, payload: unknown): void {
  for (const listener of wanted.get(topic) ?? []) listener(payload as never);
}
