import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forumQuery, type Topic } from '../api/forum.ts';
import { ReadOnlyTopicNotice } from './closed-topic.tsx';
import { PostComposer } from './composer.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';
import { PostWritingBar } from './writing-bar.tsx';
import { useReply } from '../use-reply.ts';

export function ReplyEditor({ topic, userId }: { topic: Topic; userId: string }) {
  const { data: home } = useQuery(forumQuery);
  const { draft, isKept, write, forget, send } = useReply(userId, topic);
  const go = useNavigate();
  if (topic.isLocked) return <ReadOnlyTopicNotice topic={topic} />;
  if (home?.suspendedUntil) return <SuspendedNotice until={home.suspendedUntil} why={home.suspendedWhy} />;
  if (!draft) return null;
  return (
    <div className="max-w-176">
      <PostWritingBar backTo={`/members/forum/${topic.slug}`} />
      <PostComposer
        label="Your reply"
        words={draft}
        isKept={isKept}
        sendLabel="Reply"
        topicId={topic.id}
        onWrite={(words) => void write(words)}
        onThrowAway={forget}
        onSend={async () => {
          const written = await send();
          await go(`/members/forum/${topic.slug}${written?.number ? `?post=${written.number}` : ''}`);
        }}
      />
    </div>
  );
}
