import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { subscribeToTopic } from 'shell/live/topics';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { ShowMoreButton, useFocusOnFirstAddedRow } from '../../../frame/show-more.tsx';
import { forumQuery, postsQuery, parsePostNumber, type Post, type Topic } from '../api/forum.ts';
import { UnreadDivider } from '../components/unread-divider.tsx';
import { PostArticle } from '../components/post-article.tsx';
import { useMarkTopicRead } from '../use-mark-read.ts';
import { useReply } from '../use-reply.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { ThreadReply } from '../components/thread-reply.tsx';
import { TopicAside } from './topic-aside.tsx';

const postsBeforeNewPost = 10;

export function TopicThread({ topic, cameAt, userId }: { topic: Topic; cameAt: number; userId: string }) {
  const { slug } = topic;
  const [search] = useSearchParams();
  const wantedPost = parsePostNumber(search);
  const [readNumber] = useState(topic.readNumber);
  const [hasNew] = useState(readNumber > 0 && topic.lastNumber > readNumber);
  const [from, setFrom] = useState(topic.after);
  const wanted = postsQuery(topic, { from, cameAt });
  const asked = useInfiniteQuery(wanted);
  const { data: home } = useQuery(forumQuery);
  const client = useQueryClient();
  const reply = useReply(userId, topic);
  const list = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const go = useNavigate();
  const [lastNumber, setLastNumber] = useState(topic.lastNumber);
  const posts = asked.data?.pages.flatMap(({ items }) => items) ?? [];
  const goOnAtFirst = useFocusOnFirstAddedRow(list, posts.length);
  const latest = Math.max(0, ...posts.map(({ number }) => number ?? 0));
  const waiting = asked.hasNextPage ? 0 : Math.max(0, lastNumber - latest);
  const isClosed = topic.isLocked || home?.suspendedUntil != null;

  useEffect(
    () =>
      subscribeToTopic<{ lastNumber: number }>(`forum-topic:${topic.id}`, (message) =>
        setLastNumber(message.lastNumber),
      ),
    [topic.id],
  );
  // A notification may report that a moderator suspended this user or ended a suspension.
  useEffect(() => subscribeToTopic('notifications', () => void client.invalidateQueries(forumQuery)), [client]);
  useMarkTopicRead(topic, latest);
  const isThere = posts.some(({ number }) => number === wantedPost);
  useEffect(() => {
    if (isThere) document.getElementById(`post-${wantedPost}`)?.scrollIntoView({ block: 'center' });
  }, [isThere, wantedPost]);

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
  async function answer({ html, author: { id, name } }: Post, how: 'reply' | 'quote'): Promise<void> {
    const { text, mentions } = reply.draft ?? { text: '', mentions: [] };
    const said = new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent.trim();
    const added = how === 'quote' ? `${said.replaceAll(/^/gm, '> ')}\n\n` : `@${name} `;
    const picked = how === 'reply' && id ? [{ id, name }] : [];
    const kept = reply.write({ text: `${text}${text ? '\n\n' : ''}${added}`, mentions: [...mentions, ...picked] });
    composer.current?.querySelector('textarea')?.focus();
    if (!isNarrow) return;
    await kept;
    await go(`/members/forum/${slug}/reply`);
  }
  async function send(): Promise<void> {
    const written = await reply.send();
    if (written?.number && asked.hasNextPage) setFrom(Math.max(0, written.number - postsBeforeNewPost));
  }

  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the replies" query={asked} />;
  if (asked.isPending) return <SkeletonLine height={320} />;
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_20rem]">
      {!topic.isOwnOnly && <TopicAside topic={topic} />}
      <div className="min-w-0">
        {asked.hasPreviousPage && (
          <p className="border-b border-rule pb-4">
            <Button
              variant="quiet"
              onClick={() => {
                setFrom(0);
                document.getElementById('main')?.focus();
              }}
            >
              Go to the beginning
            </Button>
          </p>
        )}
        <div ref={list}>
          {posts.map((post) => (
            <Fragment key={post.id}>
              {hasNew && post.number === readNumber + 1 && <UnreadDivider />}
              <div id={post.number === null ? undefined : `post-${post.number}`}>
                <PostArticle
                  post={post}
                  onChange={replace}
                  onAnswer={isClosed ? undefined : (one, how) => void answer(one, how)}
                />
              </div>
            </Fragment>
          ))}
        </div>
        <ShowMoreButton query={asked} list={list} label="Show 50 more" className="mt-6" />
        <p role="status" className="min-h-14 pt-4">
          {waiting > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                goOnAtFirst();
                // Refetches the whole topic, because the counts of the topic also change.
                void client.invalidateQueries({ queryKey: ['forum', 'topic', slug] });
              }}
            >
              {waiting === 1 ? '1 new reply' : `${waiting} new replies`}
            </Button>
          )}
        </p>
        <ThreadReply topic={topic} reply={reply} isNarrow={isNarrow} composer={composer} onSend={send} />
      </div>
    </div>
  );
}
