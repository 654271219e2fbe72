import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatDay } from '../../../ui/times.ts';
import type { Topic } from '../api/forum.ts';

export function ReadOnlyTopicNotice({ topic: { lockedAt, lockedBy, category, isOwnOnly } }: { topic: Topic }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-band p-[min(1.75rem,6vw)]">
      <Icon name="lock" size={20} />
      <div className="min-w-0 grow basis-52">
        <p>
          {isOwnOnly
            ? 'This topic moved to a category that your plan does not open. You see your own posts.'
            : 'This topic is closed for new replies.'}
        </p>
        {lockedAt && (
          <p className="mt-1 text-15 text-muted">
            {lockedBy} closed it on {formatDay(lockedAt)}.
          </p>
        )}
      </div>
      <Button variant="quiet" to={isOwnOnly ? '/members/forum/new' : `/members/forum/new?category=${category}`}>
        Start another topic
      </Button>
    </div>
  );
}
