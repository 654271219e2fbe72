import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiProblem, type Answered } from 'shell/api';
import { hasFailed } from 'shell/failed-query';
import { hear } from 'shell/live/topics';
import { useSession } from 'shell/session';
import { FetchFailed } from '../../../../frame/fetch-failed.tsx';
import {
  follow,
  markRead,
  postsQuery,
  sendReply,
  topicQuery,
  type Post,
} from '../../../../features/forum/api/forum.ts';
import { ClosedTopic } from '../../../../features/forum/components/closed-topic.tsx';
import { Composer } from '../../../../features/forum/components/composer.tsx';
import { ForumLocked } from '../../../../features/forum/components/forum-locked.tsx';
import { NewFromHere } from '../../../../features/forum/components/new-from-here.tsx';
import { PostArticle } from '../../../../features/forum/components/post-article.tsx';
import { useDraft } from '../../../../features/forum/use-draft.ts';
import { inReplies } from '../../../../features/forum/times.ts';
import { MemberRing } from '../../../../ui/art/member-ring.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CrumbHead } from '../../../../ui/crumb-head.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { brand } from '../../../brand.ts';

type Topic = Answered<'/api/forum/topics/{slug}', 'get'>;

export function TopicPage() {
  const { topic: slug = '' } = useParams();
  const { user } = useSession();
  const topic = useQuery(topicQuery(slug));
  const status = topic.error instanceof ApiProblem ? topic.error.status : 0;
  const { data } = topic;
  return (
    <>
      <title>{`${data?.title ?? 'Forum'} · ${brand.name}`}</title>
      <CrumbHead
        title={data?.title ?? 'Forum'}
        crumbs={[
          { to: '/members/forum', label: 'Forum' },
          ...(data ? [{ to: `/members/forum?category=${data.category}`, label: data.categoryTitle }] : []),
        ]}
      />
      <div className="column pt-10 pb-36">
        {status === 403 && <ForumLocked />}
        {status === 404 && (
          <EmptyState
            title="This discussion is not here any more."
            action={<Button to="/members/forum">Back to the forum</Button>}
          />
        )}
        {status !== 403 && status !== 404 && hasFailed(topic) && <FetchFailed what="this discussion" query={topic} />}
        {topic.isPending && <SkeletonLine height={320} />}
        {data && user && <Talk key={data.id} topic={data} userId={user.id} />}
      </div>
    </>
  );
}

/** What was read when the page was opened stays where the line stands, until the next visit. */
function Talk({ topic, userId }: { topic: Topic; userId: string }) {
  const { slug } = topic;
  const [readNumber] = useState(topic.readNumber);
  const hasNew = readNumber > 0 && topic.lastNumber > readNumber;
  const [from, setFrom] = useState(hasNew ? Math.max(0, readNumber - 2) : 0);
  const wanted = postsQuery(slug, from);
  const asked = useInfiniteQuery(wanted);
  const client = useQueryClient();
  const draft = useDraft(userId, slug);
  const composer = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState(topic.lastNumber);
  const posts = asked.data?.pages.flatMap(({ items }) => items) ?? [];
  const latest = Math.max(0, ...posts.map(({ number }) => number ?? 0));
  const waiting = asked.hasNextPage ? 0 : Math.max(0, told - latest);

  useEffect(
    () => hear<{ lastNumber: number }>(`forum-topic:${topic.id}`, ({ lastNumber }) => setTold(lastNumber)),
    [topic.id],
  );
  useEffect(() => {
    if (latest > 0) void markRead(slug, latest).catch(() => undefined);
  }, [slug, latest]);

  function replace(post: Post): void {
    client.setQueryData(
      wanted.queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.id === post.id ? post : one)),
          })),
        },
    );
  }
  function quote({ html }: Post): void {
    const words = new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent.trim();
    const before = draft.draft?.text ?? '';
    draft.write({ text: `${before}${before ? '\n\n' : ''}${words.replaceAll(/^/gm, '> ')}\n\n` });
    composer.current?.querySelector('textarea')?.focus();
  }
  async function send(): Promise<void> {
    if (!draft.draft) return;
    const { clientId, text } = draft.draft;
    await sendReply(slug, { clientId, text });
    draft.forget();
    await client.invalidateQueries({ queryKey: ['forum'] });
  }

  if (hasFailed(asked)) return <FetchFailed what="the replies" query={asked} />;
  if (asked.isPending) return <SkeletonLine height={320} />;
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <aside className="grid content-start gap-5 wide:order-last wide:border-t-[1.25px] wide:border-line wide:pt-5">
        <Following topic={topic} />
        <div className="border-t border-rule pt-5">
          <p className="text-[0.9375rem] font-[550]">
            {inReplies(topic.replies)}, {topic.people} {topic.people === 1 ? 'person' : 'people'}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {topic.writers.map(({ id }, at) => (
              <MemberRing key={id ?? at} id={id ?? 'former'} size={32} />
            ))}
          </div>
        </div>
      </aside>
      <div className="min-w-0">
        {asked.hasPreviousPage && (
          <p className="border-b border-rule pb-4">
            <Button variant="quiet" onClick={() => setFrom(0)}>
              Go to the beginning
            </Button>
          </p>
        )}
        {posts.map((post) => (
          <Fragment key={post.id}>
            {hasNew && post.number === readNumber + 1 && <NewFromHere />}
            <PostArticle post={post} onChange={replace} onQuote={topic.isLocked ? undefined : quote} />
          </Fragment>
        ))}
        {asked.hasNextPage && (
          <Button className="mt-6" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            Show 50 more
          </Button>
        )}
        <p role="status" className="min-h-14 pt-4">
          {waiting > 0 && (
            <Button variant="quiet" onClick={() => void asked.refetch()}>
              {waiting === 1 ? '1 new reply' : `${waiting} new replies`}
            </Button>
          )}
        </p>
        {topic.isLocked ? (
          <ClosedTopic topic={topic} />
        ) : (
          <section ref={composer} aria-labelledby="reply" className="border-t-[1.25px] border-line pt-5">
            <h2 id="reply" className="title-32 mb-4">
              Your reply
            </h2>
            {draft.draft && (
              <Composer
                label="Your reply"
                text={draft.draft.text}
                sendLabel="Reply"
                onWrite={(text) => draft.write({ text })}
                onThrowAway={draft.forget}
                onSend={send}
              />
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function Following({ topic: { slug, follows } }: { topic: Topic }) {
  const client = useQueryClient();
  async function change(next: boolean): Promise<void> {
    await follow(slug, next);
    await client.invalidateQueries({ queryKey: ['forum'] });
  }
  return (
    <div>
      <Switch label="Follow this topic" checked={follows} onChange={(next) => void change(next)} />
      <p className="mt-1 text-[0.9375rem] text-muted">It stands among those that you follow.</p>
    </div>
  );
}
