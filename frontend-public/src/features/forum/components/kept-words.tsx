import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../use-draft.ts';

/** What somebody was writing in a topic that is not there any more. */
export function KeptWords({ userId, slug }: { userId: string; slug: string }) {
  const { draft, forget } = useDraft(userId, slug);
  if (!draft?.text.trim()) return null;
  return (
    <section aria-labelledby="kept-words" className="mt-12 max-w-[44rem]">
      <h2 id="kept-words" className="title-26 border-b border-rule pb-3">
        What you were writing
      </h2>
      <p className="py-4 whitespace-pre-line wrap-anywhere">{draft.text}</p>
      <Button variant="quiet" onClick={forget}>
        Throw away
      </Button>
    </section>
  );
}
