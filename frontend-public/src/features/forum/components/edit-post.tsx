import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { editPost, postHistoryQuery, type Post } from '../api/forum.ts';
import type { MentionText } from '../mentions.ts';
import { PostComposer } from './composer.tsx';
import { LoadState } from '../../../frame/load-state.tsx';
import { postTimeText } from '../times.ts';
import { PostBody } from './post-body.tsx';

interface EditPostProps {
  post: Post;
  source: string;
  onEnd: (saved?: Post) => void;
}

export function EditPost({ post: { id, mentions }, source, onEnd }: EditPostProps) {
  const [words, setWords] = useState<MentionText>({ text: source, mentions });
  return (
    <PostComposer
      label="Your post"
      words={words}
      sendLabel="Save"
      onWrite={setWords}
      onCancel={() => onEnd()}
      onSend={async () => onEnd(await editPost(id, words))}
    />
  );
}

export function EditHistory({ id, post }: { id: string; post: Post }) {
  const asked = useQuery(postHistoryQuery(post));
  return (
    <section id={id} aria-label="Earlier versions" className="mt-4 grid gap-4 rounded-card bg-band p-5">
      <LoadState query={asked} what="earlier versions" lines={[{ height: 24 }]} />
      {asked.data?.map(({ html, isHeld, replacedAt }) => (
        <div key={replacedAt}>
          <p className="mb-1 text-15 text-muted">
            {`Until ${postTimeText(replacedAt)}${isHeld ? '. Only you see this.' : ''}`}
          </p>
          <PostBody html={html} />
        </div>
      ))}
    </section>
  );
}
