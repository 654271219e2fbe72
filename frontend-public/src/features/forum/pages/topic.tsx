import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiProblem } from 'shell/api';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { getCachedTopic, topicQuery, parsePostNumber } from '../api/forum.ts';
import { ForumLocked } from '../components/forum-locked.tsx';
import { Button } from '../../../ui/button.tsx';
import { BreadcrumbHeader } from '../../../ui/crumb-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { brand } from '../../../frame/brand.ts';
import { ReplyEditor } from '../components/reply.tsx';
import { TopicThread } from './thread.tsx';
import { usePostDraft } from '../use-draft.ts';

export const TopicPage = () => <TopicLayout />;

export const ReplyPage = () => <TopicLayout isReply />;

function TopicLayout({ isReply = false }: { isReply?: boolean }) {
  const { topic: slug = '' } = useParams();
  const { user } = useSession();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const topic = useQuery({
    ...topicQuery(slug, parsePostNumber(search)),
    placeholderData: () => getCachedTopic(client, slug),
  });
  const status = topic.error instanceof ApiProblem ? topic.error.status : 0;
  const isClosed = status === 403 || status === 404;
  // The read position in stored data may be old, so stored data is hidden while a request runs.
  const isNow = (topic.isFetchedAfterMount && !topic.isPlaceholderData) || topic.fetchStatus !== 'fetching';
  const data = isNow && !isClosed ? topic.data : undefined;
  const title = data ? (isReply ? 'Your reply' : data.title) : 'Forum';
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <BreadcrumbHeader
        title={title}
        crumbs={[
          { to: '/members/forum', label: 'Forum' },
          ...(data ? [{ to: `/members/forum?category=${data.category}`, label: data.categoryTitle }] : []),
          ...(data && isReply ? [{ to: `/members/forum/${slug}`, label: data.title }] : []),
        ]}
      />
      <div className="column pt-10 pb-36">
        {status === 403 && <ForumLocked />}
        {status === 404 && (
          <EmptyState
            title="This topic is not available."
            action={<Button to="/members/forum">Back to the forum</Button>}
          />
        )}
        {status === 404 && user && <OrphanedDraft userId={user.id} slug={slug} />}
        {!isClosed && hasQueryFailed(topic) && <FetchFailedMessage what="this topic" query={topic} />}
        {!data && !topic.isError && <SkeletonLine height={320} />}
        {data && user && isReply && <ReplyEditor topic={data} userId={user.id} />}
        {data && user && !isReply && (
          <TopicThread key={data.id} topic={data} cameAt={topic.dataUpdatedAt} userId={user.id} />
        )}
      </div>
    </>
  );
}

function OrphanedDraft({ userId, slug }: { userId: string; slug: string }) {
  const { draft, forget } = usePostDraft(userId, slug);
  if (!draft?.text.trim()) return null;
  return (
    <section aria-labelledby="kept-words" className="mt-12 max-w-176">
      <h2 id="kept-words" className="title-26 border-b border-rule pb-3">
        Your draft
      </h2>
      <p className="py-4 whitespace-pre-line wrap-anywhere">{draft.text}</p>
      <Button variant="quiet" onClick={forget}>
        Discard
      </Button>
    </section>
  );
}
