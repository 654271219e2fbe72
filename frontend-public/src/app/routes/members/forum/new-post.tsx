import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { FetchFailed } from '../../../../frame/fetch-failed.tsx';
import { beginTopic, forumQuery, isLocked } from '../../../../features/forum/api/forum.ts';
import { Composer } from '../../../../features/forum/components/composer.tsx';
import { ForumLocked } from '../../../../features/forum/components/forum-locked.tsx';
import { useDraft } from '../../../../features/forum/use-draft.ts';
import { TextField } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { MembersPage } from '../members-page.tsx';

export function NewPostPage() {
  const { user } = useSession();
  return <MembersPage title="New Post">{user && <NewPost userId={user.id} />}</MembersPage>;
}

function NewPost({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const asked = useQuery(forumQuery);
  const { data: home } = asked;
  const { draft, write, forget } = useDraft(userId, 'new');
  const [picked, setPicked] = useState(search.get('category') ?? 'general');
  const [fault, setFault] = useState<string>();
  const title = useRef<HTMLInputElement>(null);
  const go = useNavigate();
  const client = useQueryClient();
  if (isLocked(asked.error)) return <ForumLocked />;
  if (hasFailed(asked)) return <FetchFailed what="the forum" query={asked} />;
  if (!draft || !home) return <SkeletonLine height={320} />;
  const options = home.categories.map(({ slug, title: label }) => ({ value: slug, label }));

  async function send(): Promise<void> {
    if (!draft) return;
    const isUntitled = draft.title.trim() === '';
    setFault(isUntitled ? 'Give it a title, so that others find it.' : undefined);
    if (isUntitled) return title.current?.focus();
    const { slug } = await beginTopic({ ...draft, category: picked, follows: true });
    forget();
    void client.invalidateQueries({ queryKey: ['forum'] });
    await go(`/members/forum/${slug}`);
  }
  return (
    <div className="grid grid-cols-1 gap-12 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Select label="Where" options={options} value={picked} onChange={setPicked} />
        <TextField
          ref={title}
          label="Title"
          maxLength={120}
          value={draft.title}
          error={fault}
          onChange={({ target }) => write({ title: target.value })}
        />
        <Composer
          label="Your words"
          isLabelled
          text={draft.text}
          sendLabel="Post"
          onWrite={(text) => write({ text })}
          onThrowAway={forget}
          onSend={send}
        />
      </div>
      <section aria-labelledby="before">
        <h2 id="before" className="title-32 border-b-[1.25px] border-line pb-3">
          Before you post
        </h2>
        {[
          'Speak from your own days.',
          'Advice only where it was asked for.',
          'What is said in a circle stays there.',
        ].map((rule) => (
          <p key={rule} className="border-b border-rule py-3">
            {rule}
          </p>
        ))}
      </section>
    </div>
  );
}
