import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { forumQuery, type Topic } from '../api/forum.ts';
import { ReadOnlyTopicNotice } from './closed-topic.tsx';
import { PostComposer } from './composer.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';
import type { useReply } from '../use-reply.ts';
import { Button } from '../../../ui/button.tsx';

interface ThreadReplyProps {
  topic: Topic;
  reply: ReturnType<typeof useReply>;
  isNarrow: boolean;
  composer: RefObject<HTMLDivElement | null>;
  onSend: () => Promise<void>;
}

export function ThreadReply({ topic, reply, isNarrow, composer, onSend }: ThreadReplyProps) {
  const { data: home } = useQuery(forumQuery);
  if (topic.isLocked) return <ReadOnlyTopicNotice topic={topic} />;
  if (home?.suspendedUntil) return <SuspendedNotice until={home.suspendedUntil} why={home.suspendedWhy} />;
  if (isNarrow)
    return (
      <div className="reply-bar">
        <Button variant="gold" wide to={`/members/forum/${topic.slug}/reply`}>
          {reply.draft?.text ? 'Continue your reply' : 'Reply'}
        </Button>
      </div>
    );
  return (
    <section ref={composer} aria-labelledby="reply" className="border-t-hair border-line pt-5">
      <h2 id="reply" className="title-32 mb-4">
        Your reply
      </h2>
      {reply.draft && (
        <PostComposer
          label="Your reply"
          words={reply.draft}
          isKept={reply.isKept}
          sendLabel="Reply"
          topicId={topic.id}
          onWrite={(words) => void reply.write(words)}
          onThrowAway={reply.forget}
          onSend={onSend}
        />
      )}
    </section>
  );
}
