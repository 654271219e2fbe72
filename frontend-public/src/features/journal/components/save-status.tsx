import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { formatReaderTime } from '../../../ui/times.ts';
import type { SaveState } from '../entry-autosave.ts';

export function SaveStatus({ save }: { save: SaveState }) {
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-15">
      <p className="text-muted">Only you can read this.</p>
      <p role="status" className="flex items-center gap-2">
        {save.is === 'saved' && <ProgressSunIcon share={0.5} width={24} />}
        <span>{saveText(save)}</span>
      </p>
    </div>
  );
}

function saveText(save: SaveState): string {
  switch (save.is) {
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${formatReaderTime(save.at)}`;
    case 'waiting':
      return waitingText(save.isKept);
    case 'conflict':
      return 'You also wrote here on another device. Both versions are saved.';
    default:
      return '';
  }
}

function waitingText(isKept: boolean): string {
  if (!isKept) return 'Not saved yet. This device could not save it. Keep this page open.';
  return 'Saved on this device. It is synced when you are online.';
}
