import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Entry, Source } from '../api/journal.ts';
import { EntryKeeper } from '../entry-keeper.ts';
import { BothTexts } from './both-texts.tsx';
import { SaveWords } from './save-words.tsx';

interface EntryFieldProps {
  userId: string;
  about: Source;
  label: string;
  isOptional?: boolean;
  placeholder?: string;
  /** Null for a new entry. */
  stored: Entry | null;
  onSaved?: (entry: Entry) => void;
  /** Shows a "done" button, which waits until the text is saved. */
  onDone?: () => void;
}

/** Saves by itself, also when it unmounts. */
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
  const [keeper] = useState(() => new EntryKeeper(userId, about, stored));
  const { text, save } = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  useEffect(() => keeper.open(), [keeper]);
  useEffect(() => keeper.follow(stored), [keeper, stored]);
  const saved = useEffectEvent((entry: Entry) => onSaved?.(entry));
  useEffect(() => {
    if (save.is === 'saved') saved(save.entry);
  }, [save]);
  async function finish(): Promise<void> {
    await keeper.save();
    // Text that is not saved stays visible with the error.
    if (['rest', 'saved'].includes(keeper.state.save.is)) onDone?.();
  }
  return (
    <div>
      <TextArea
        label={label}
        optional={isOptional}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => keeper.write(target.value)}
        onBlur={() => void keeper.save()}
        error={save.is === 'refused' ? save.words : undefined}
      />
      <SaveWords save={save} />
      {save.is === 'conflict' && (
        <BothTexts here={text} other={save.other} onSettled={(settled) => keeper.settle(settled)} />
      )}
      {onDone && (
        <Button size="small" className="mt-4" onClick={() => void finish()}>
          Done
        </Button>
      )}
    </div>
  );
}
