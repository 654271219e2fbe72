import { useQuery } from '@tanstack/react-query';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { latestPostsQuery, lessonTopicsQuery, type TopicRow } from '../api/forum.ts';
import { replyCountText, postTimeText } from '../times.ts';
import { PostBody } from './post-body.tsx';
import { StaffBadge } from './staff-badge.tsx';

const shownPostCount = 2;

export function LessonThread({ lessonId }: { lessonId: string }) {
  const { data: talks } = useQuery(lessonTopicsQuery([lessonId]));
  if (!talks) return null;
  const [topic] = talks;
  return (
    <section aria-labelledby="talk">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-hair border-line pb-3">
        <h2 id="talk" className="title-32">
          Discussion
        </h2>
        {topic && <p className="text-15 text-muted">{replyCountText(topic.replies)}</p>}
      </div>
      {topic ? <LatestPosts topic={topic} /> : <p className="pt-4 text-muted">No posts yet.</p>}
      <Button
        variant="quiet"
        className="mt-2"
        to={topic ? `/members/forum/${topic.slug}` : `/members/forum/new?lesson=${lessonId}`}
      >
        {!topic ? 'Start the discussion' : topic.isLocked ? 'Read the discussion' : 'Read and reply'}
      </Button>
    </section>
  );
}

function LatestPosts({ topic: { slug } }: { topic: TopicRow }) {
  const { data: posts = [] } = useQuery(latestPostsQuery(slug, 5));
  return posts
    .filter(({ html }) => html !== null)
    .slice(-shownPostCount)
    .map(({ id, author, html, createdAt }) => (
      <article
        key={id}
        aria-label={`${author.name}, ${postTimeText(createdAt)}`}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-rule py-5"
      >
        <MemberRing id={author.id ?? 'former'} size={40} />
        <div className="min-w-0">
          <p className="mb-1 flex flex-wrap justify-between gap-x-4">
            <span className="flex flex-wrap items-center gap-x-2.5">
              <span className="font-semibold wrap-anywhere">{author.name}</span>
              {author.isStaff && <StaffBadge />}
            </span>
            <span className="text-15 text-muted">{postTimeText(createdAt)}</span>
          </p>
          <div className="line-clamp-4">
            <PostBody html={html ?? ''} />
          </div>
        </div>
      </article>
    ));
}
