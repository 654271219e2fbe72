import { Button } from '../../../ui/button.tsx';
import type { Topic } from '../api/forum.ts';
import { postTime } from '../times.ts';

/** In the composer's place where nobody writes any more. */
export function ClosedTopic({ topic: { lockedAt, lockedBy, category } }: { topic: Topic }) {
  return (
    <div className="rounded-card bg-band p-6">
      <p>This topic is closed for new replies.</p>
      {lockedAt && (
        <p className="mt-1 text-[0.9375rem] text-muted">
          {lockedBy} closed it on {postTime(lockedAt)}.
        </p>
      )}
      <Button variant="quiet" to={`/members/forum/new?category=${category}`}>
        Begin another
      </Button>
    </div>
  );
}
