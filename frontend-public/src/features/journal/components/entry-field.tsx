import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { JournalEntry, JournalEntrySource } from '../api/journal.ts';
import { EntryAutosave } from '../entry-autosave.ts';
import { EntryConflict } from './entry-conflict.tsx';
import { SaveStatus } from './save-status.tsx';

interface EntryFieldProps {
  userId: string;
  about: JournalEntrySource;
  label: string;
  isOptional?: boolean;
  placeholder?: string;
  stored: JournalEntry | null;
  onSaved?: (entry: JournalEntry) => void;
  onDone?: () => void;
}

export function EntryField({
  userId,
  about,
  label,
  isOptional,
  placeholder,
  stored,
  onSaved,
  onDone,
}: EntryFieldProps) {
  const [autosave] = useState(() => new EntryAutosave(userId, about, stored));
  const { text, save } = useSyncExternalStore(autosave.subscribe, () => autosave.state);
  useEffect(() => autosave.start(), [autosave]);
  useEffect(() => autosave.applyStored(stored), [autosave, stored]);
  const saved = useEffectEvent((entry: JournalEntry) => onSaved?.(entry));
  useEffect(() => {
    if (save.is === 'saved') saved(save.entry);
  }, [save]);
  async function finish(): Promise<void> {
    await autosave.save();
    // The field closes only after the save, so that an error stays visible.
    if (['rest', 'saved'].includes(autosave.state.save.is)) onDone?.();
  }
  return (
    <div>
      <TextArea
        label={label}
        optional={isOptional}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => autosave.write(target.value)}
        onBlur={() => void autosave.save()}
        error={save.is === 'refused' ? save.words : undefined}
      />
      <SaveStatus save={save} />
      {save.is === 'conflict' && (
        <EntryConflict here={text} other={save.other} onSettled={(settled) => autosave.resolveConflict(settled)} />
      )}
      {onDone && (
        <Button size="small" className="mt-4" onClick={() => void finish()}>
          Done
        </Button>
      )}
    </div>
  );
}
