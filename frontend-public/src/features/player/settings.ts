import { useSyncExternalStore } from 'react';
import { deviceStorage } from 'shell/storage';

export interface PlayerSettings {
  rate: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Undefined until the user chooses. Until then, captions appear only while the sound is off. */
  captions: boolean | undefined;
  hasKeys: boolean;
}

const KEY = 'oneness-player';
const defaults: PlayerSettings = { rate: 1, volume: 1, isMuted: false, captions: undefined, hasKeys: true };

let current: PlayerSettings | undefined;
const listeners = new Set<() => void>();

export function getPlayerSettings(): PlayerSettings {
  return (current ??= { ...defaults, ...readStored() });
}

export function changePlayerSettings(change: Partial<PlayerSettings>): void {
  current = { ...getPlayerSettings(), ...change };
  storeSettings(current);
  listeners.forEach((listener) => listener());
}

export const usePlayerSettings = (): PlayerSettings =>
  useSyncExternalStore(subscribe, getPlayerSettings, () => defaults);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): Partial<PlayerSettings> {
  try {
    return JSON.parse(deviceStorage.get(KEY) ?? '{}') as Partial<PlayerSettings>;
  } catch {
    return {};
  }
}

function storeSettings(settings: PlayerSettings): void {
  deviceStorage.set(KEY, JSON.stringify(settings));
}
