import { useSyncExternalStore } from 'react';

/** A value that is kept outside of React's tree and that components follow. */
interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls the listener after each change; what it returns ends that. */
  subscribe: (listener: () => void) => () => void;
  hasListeners: () => boolean;
  /** The value, in a component; on the server and while hydrating it is the initial one. */
  use: () => T;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe,
    hasListeners: () => listeners.size > 0,
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
