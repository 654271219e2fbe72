import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { lessonQuery } from '../../lesson/api/lessons.ts';
import { createTopic, forumQuery, isForumLockedError, isAlreadyPostedError, isSuspendedError } from '../api/forum.ts';
import { PostComposer } from '../components/composer.tsx';
import { ForumLocked } from '../components/forum-locked.tsx';
import { SuspendedNotice } from '../components/suspended-notice.tsx';
import { PostWritingBar } from '../components/writing-bar.tsx';
import { usePostDraft } from '../use-draft.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { MembersPageLayout } from '../../../frame/members-page.tsx';

const categoryOfLessons = 'practice';

export function NewPostPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const lesson = search.get('lesson') ?? undefined;
  return (
    <MembersPageLayout title="New Post">
      {user && <NewPost key={lesson} userId={user.id} lessonId={lesson} />}
    </MembersPageLayout>
  );
}

function NewPost({ userId, lessonId }: { userId: string; lessonId: string | undefined }) {
  const [search] = useSearchParams();
  const asked = useQuery(forumQuery);
  const lesson = useQuery({ ...lessonQuery(lessonId ?? ''), enabled: lessonId !== undefined });
  const { data: home } = asked;
  const { draft, isKept, write, forget, renew } = usePostDraft(userId, lessonId ? `lesson-${lessonId}` : 'new');
  const [fault, setFault] = useState<string>();
  const title = useRef<HTMLInputElement>(null);
  const go = useNavigate();
  const client = useQueryClient();
  if (isForumLockedError(asked.error)) return <ForumLocked />;
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the forum" query={asked} />;
  if (hasQueryFailed(lesson)) return <FetchFailedMessage what="the lesson" query={lesson} />;
  if (!draft || !home || (lessonId && !lesson.data)) return <SkeletonLine height={320} />;
  if (home.suspendedUntil) return <SuspendedNotice until={home.suspendedUntil} why={home.suspendedWhy} />;
  const options = home.categories.map(({ slug, title: label }) => ({ value: slug, label }));
  const picked = draft.category ?? search.get('category') ?? 'general';
  const category = lessonId ? categoryOfLessons : picked;
  const named = lesson.data?.title ?? draft.title;

  async function send(): Promise<void> {
    if (!draft) return;
    const isUntitled = named.trim() === '';
    setFault(isUntitled ? 'Give it a title, so that others find it.' : undefined);
    if (isUntitled) return title.current?.focus();
    try {
      const { slug } = await createTopic({ ...draft, title: named, category, ...(lessonId && { lessonId }) });
      forget();
      void client.invalidateQueries({ queryKey: ['forum'] });
      await go(`/members/forum/${slug}`);
    } catch (error) {
      if (isSuspendedError(error)) void client.invalidateQueries(forumQuery);
      if (isAlreadyPostedError(error)) void renew();
      throw error;
    }
  }
  return (
    <div className="grid grid-cols-1 gap-12 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <PostWritingBar backTo="/members/forum" />
        {lesson.data ? (
          <p>
            About the lesson <span className="font-semibold">{lesson.data.title}</span>. The discussion also shows on
            the lesson’s page.
          </p>
        ) : (
          <>
            <Select
              label="Category"
              options={options}
              value={picked}
              onChange={(chosen) => void write({ category: chosen })}
            />
            <TextField
              ref={title}
              label="Title"
              maxLength={120}
              value={draft.title}
              error={fault}
              onChange={({ target }) => void write({ title: target.value })}
            />
          </>
        )}
        <PostComposer
          label="Your post"
          isLabelled
          words={draft}
          isKept={isKept}
          sendLabel="Post"
          onWrite={(words) => void write(words)}
          onThrowAway={forget}
          onSend={send}
        >
          <Checkbox label="Follow replies" checked={draft.follows} onChange={(follows) => void write({ follows })} />
        </PostComposer>
      </div>
      <PostingRules />
    </div>
  );
}

const rules = [
  'Speak from your own experience.',
  'Give advice only when someone asks for it.',
  'What is said in a circle stays there.',
];

function PostingRules() {
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="title-32 border-b-hair border-line pb-3">
        Before you post
      </h2>
      {rules.map((rule) => (
        <p key={rule} className="border-b border-rule py-3">
          {rule}
        </p>
      ))}
    </section>
  );
}
