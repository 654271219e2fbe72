import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { KEYBOARD_SHORTCUTS } from '../keys.ts';
import { changePlayerSettings, usePlayerSettings } from '../settings.ts';

/** Users can turn shortcuts off, because a spoken word of speech input could trigger them. */
export function KeyboardShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { hasKeys } = usePlayerSettings();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-plain">
        {KEYBOARD_SHORTCUTS.map(([keys, does]) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-strong">{keys}</dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Switch
          label="Use these shortcuts"
          checked={hasKeys}
          onChange={(isOn) => changePlayerSettings({ hasKeys: isOn })}
        />
      </div>
      <Button className="mt-6" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
