import { deviceStorage } from 'shell/storage';
import { useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'oneness-desk-keys';

export function useKeyboardShortcutsSetting(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => deviceStorage.get(storageKey) !== 'off');
  const choose = (next: boolean): void => {
    deviceStorage.set(storageKey, next ? 'on' : 'off');
    setIsOn(next);
  };
  return [isOn, choose];
}

export function useKeyboardShortcuts(isOn: boolean, handleKey: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
    if (!isElsewhere && !document.querySelector('[role=dialog], [role=menu].ant-dropdown-menu') && handleKey(event.key))
      event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], [role=combobox]');
