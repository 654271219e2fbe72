import { useSyncExternalStore } from 'react';

interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
  hasListeners: () => boolean;
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
