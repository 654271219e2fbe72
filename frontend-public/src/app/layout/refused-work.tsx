import { parseSource, removeDraft } from '../../features/journal/draft-store.ts';
import { deleteProgress } from '../../frame/media/progress.ts';
import { deletePosition } from '../../features/sits/positions.ts';
import { deleteSit } from '../../features/sits/unsent-sits.ts';
import { removeRefusal, refusals, type Refusal } from '../../frame/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendNow } from './send-unsent-work.tsx';

interface Kind {
  /** Name of the unsent work, used at the start of a sentence. */
  name: string;
  pageOf: (userId: string, item: string) => string | undefined;
  remove: (userId: string, item: string) => Promise<void>;
}

const kinds: Record<Refusal['kind'], Kind> = {
  sit: { name: 'A sit', pageOf: () => undefined, remove: deleteSit },
  words: { name: 'A journal text', pageOf: draftPage, remove: removeDraft },
  film: { name: 'Your place in a film', pageOf: () => undefined, remove: deleteProgress },
  meditation: { name: 'Your place in a meditation', pageOf: () => undefined, remove: deletePosition },
};

/** Lists this user's work that the server rejected, with the reasons, until the work is sent or deleted. */
export function RefusedWork({ userId }: { userId: string }) {
  const refused = refusals.use();
  return refused.map((refusal) => <Refused key={refusal.kind + refusal.item} userId={userId} refusal={refusal} />);
}

function Refused({ userId, refusal }: { userId: string; refusal: Refusal }) {
  const { kind, item, why } = refusal;
  const { name, pageOf, remove } = kinds[kind];
  const page = pageOf(userId, item);
  const tryAgain = async (): Promise<void> => {
    await removeRefusal(userId, refusal);
    sendNow();
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
      <Button variant="quiet" onClick={() => void remove(userId, item)}>
        Delete
      </Button>
    </Notice>
  );
}

function draftPage(userId: string, item: string): string {
  const about = parseSource(userId, item);
  if (about.source === 'free') return '/members/journal';
  return about.source === 'reflection' ? '/members/today' : `/members/modules/lesson/${about.sourceId}`;
}
