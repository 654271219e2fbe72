import { parseJournalEntrySource } from '../../features/journal/drafts.ts';
import { parseEntryKey, type EntryKind } from '../../frame/device-outbox/entries.ts';
import { allowResend, rejectedEntries, removeEntry, type RejectedEntry } from '../../frame/device-outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { requestSendingUnsentWork } from './unsent-work-sender.tsx';

const names: Partial<Record<EntryKind, string>> = {
  sit: 'A sit',
  journal: 'A journal text',
  progress: 'Your place in a film',
  position: 'Your place in a meditation',
};

export function RejectedWorkNotice() {
  return rejectedEntries.use().map((refusal) => <RejectedWorkRow key={refusal.key} refusal={refusal} />);
}

function RejectedWorkRow({ refusal: { key, why } }: { refusal: RejectedEntry }) {
  const { kind, id } = parseEntryKey(key);
  const name = names[kind] ?? 'Your work';
  const page = kind === 'journal' ? draftPage(id) : undefined;
  const tryAgain = async (): Promise<void> => {
    await allowResend(key);
    requestSendingUnsentWork();
  };
  return (
    <Notice
      label={`${name} was not saved`}
      words={`${name} was not saved: ${why.replace(/[.!?]?$/, '.')} It is still on this device.`}
    >
      {page && (
        <Button variant="quiet" to={page}>
          Open
        </Button>
      )}
      <Button variant="quiet" onClick={() => void tryAgain()}>
        Try again
      </Button>
      <Button variant="quiet" onClick={() => void removeEntry(key)}>
        Delete
      </Button>
    </Notice>
  );
}

function draftPage(draftId: string): string {
  const about = parseJournalEntrySource(draftId);
  if (about.source === 'free') return '/members/journal';
  return about.source === 'reflection' ? '/members/today' : `/members/modules/lesson/${about.sourceId}`;
}
