import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getFailureMessage } from 'shell/failure-message';
import { showToast } from 'shell/toast';
import { Link } from 'react-router-dom';
import { setTopicFollowed, type Topic } from '../api/forum.ts';
import { replyCountText } from '../times.ts';
import { ShareButton } from '../../share/components/share-button.tsx';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { lessonQuery } from '../../lesson/api/lessons.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { lessonPath } from '../../lesson/paths.ts';

export function TopicAside({ topic }: { topic: Topic }) {
  const { slug, follows, replies, people, writers, lessonId } = topic;
  const client = useQueryClient();
  async function change(next: boolean): Promise<void> {
    try {
      await setTopicFollowed(slug, next);
      await client.invalidateQueries({ queryKey: ['forum'] });
    } catch (error) {
      showToast({ title: 'That did not work.', description: getFailureMessage(error), tone: 'destructive' });
    }
  }
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 wide:grid wide:content-start wide:gap-5 wide:order-last wide:border-t-hair wide:border-line wide:pt-5">
      <div>
        <Switch
          label={
            <span>
              Follow<span className="max-wide:sr-only"> this topic</span>
            </span>
          }
          checked={follows}
          onChange={(next) => void change(next)}
        />
        <p className="mt-1 text-15 text-muted max-wide:hidden">You see new replies in your notifications and digest.</p>
      </div>
      <div className="max-wide:order-first wide:border-t wide:border-rule wide:pt-5">
        <p className="text-15 font-strong">
          {replyCountText(replies)}, {people} {people === 1 ? 'person' : 'people'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 max-wide:hidden">
          {writers.map(({ id }, at) => (
            <MemberRing key={id ?? at} id={id ?? 'former'} size={32} />
          ))}
        </div>
      </div>
      {lessonId && <LessonLink lessonId={lessonId} />}
      <div className="max-wide:hidden wide:border-t wide:border-rule wide:pt-3">
        <ShareButton isCopy title={topic.title} text="" path={`/members/forum/${slug}`} />
      </div>
    </aside>
  );
}

function LessonLink({ lessonId }: { lessonId: string }) {
  const { data: lesson } = useQuery(lessonQuery(lessonId));
  if (!lesson) return null;
  return (
    <div className="w-full border-t border-rule pt-5 max-wide:pt-3">
      <p className="text-15 font-strong">Discussion of a lesson</p>
      <p className="mt-1 flex items-center gap-3">
        <ProgressSunIcon share={0.5} width={30} />
        <Link
          to={lessonPath(lesson)}
          className="inline-flex min-h-11 min-w-0 items-center text-plain text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {lesson.title}
        </Link>
      </p>
    </div>
  );
}
