import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { showToast } from 'shell/toast';
import { useRequest } from 'shell/use-request';
import { isTierAtLeast } from 'shell/tier';
import { setLessonSeen, applyServerProgress } from '../api/practice.ts';
import { computeLessonProgress } from '../lesson-progress.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import type { LessonPageData } from './course.ts';
import { lessonPath, modulePath } from '../paths.ts';
import { lessonTopicsQuery } from '../../forum/api/forum.ts';
import { replyCountText } from '../../forum/times.ts';
import { Button } from '../../../ui/button.tsx';

export function MarkLessonSeenButton({ course }: { course: LessonPageData }) {
  const { lesson, progress, isKnown } = course;
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mark = useRequest(async (seen: boolean) => {
    await applyServerProgress(client, user?.id ?? '', await setLessonSeen(lesson.id, seen));
    if (!seen) return;
    showToast({ title: 'Seen' });
    await navigate(nextPath(course));
  });
  return (
    <div className={isKnown ? '' : 'invisible'}>
      {progress.isDone && <p className="border-t-hair border-line pt-5 text-plain">{remainingText(course)}</p>}
      <RequestButton
        request={mark}
        busyLabel="Saving..."
        variant={progress.isDone ? 'quiet' : 'primary'}
        wide={!progress.isDone}
        onClick={() => void mark.run(!progress.isDone)}
      >
        {progress.isDone ? 'Mark as not seen' : 'Mark as seen and continue'}
      </RequestButton>
      <FormError message={mark.error?.message} />
      <ThreadLink lessonId={lesson.id} isQuiet={progress.isDone} />
    </div>
  );
}

function nextPath({ lesson, next, nextModule }: LessonPageData): string {
  if (next) return lessonPath(next);
  return modulePath(nextModule ?? { slug: lesson.moduleSlug });
}

function remainingText({ lessons, practice }: LessonPageData): string {
  const left = lessons.filter((lesson) => !computeLessonProgress(lesson, practice).isDone);
  const minutes = Math.floor(left.reduce((sum, { durationSec }) => sum + durationSec, 0) / 60);
  const seen = `${lessons.length - left.length} of ${lessons.length} seen.`;
  if (minutes === 0) return seen;
  return `${seen} ${minutes === 1 ? '1 minute is' : `${minutes} minutes are`} left in this module.`;
}

function ThreadLink({ lessonId, isQuiet }: { lessonId: string; isQuiet: boolean }) {
  const { tier } = useSession();
  const { data: [talk] = [] } = useQuery({
    ...lessonTopicsQuery([lessonId]),
    enabled: isTierAtLeast(tier, 'seeker') && !isPreviewPage,
  });
  if (!talk) return null;
  return (
    <p className="mt-3">
      <Button variant={isQuiet ? 'quiet' : 'secondary'} wide={!isQuiet} to={`/members/forum/${talk.slug}`}>
        Discussion, {replyCountText(talk.replies)}
      </Button>
    </p>
  );
}
