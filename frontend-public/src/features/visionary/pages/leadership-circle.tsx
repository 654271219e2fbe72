import { useQuery } from '@tanstack/react-query';
import { forumQuery } from '../../forum/api/forum.ts';
import { Button } from '../../../ui/button.tsx';
import { Chapter } from '../../../frame/members-page.tsx';

export function LeadershipCircle() {
  const { data: forum } = useQuery(forumQuery);
  const news = forum?.categories.find(({ slug }) => slug === 'leadership')?.newCount ?? 0;
  return (
    <Chapter isLarge heading="Leadership Circle">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pt-6">
        <p className="max-w-120 text-lead">A small circle of people who hold circles for others.</p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          {news > 0 && (
            <span className="font-semibold">
              <span aria-hidden="true">● </span>
              {news} new
            </span>
          )}
          <Button variant="quiet" to="/members/forum?category=leadership" className="mx-0! px-0!">
            Go to your room in the forum
          </Button>
        </p>
      </div>
    </Chapter>
  );
}
