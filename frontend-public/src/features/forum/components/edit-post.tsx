import { useState } from 'react';
import { editPost, type Post } from '../api/forum.ts';
import type { Words } from '../mentions.ts';
import { Composer } from './composer.tsx';

interface EditPostProps {
  post: Post;
  /** As its author wrote it. */
  source: string;
  /** With the post as it was saved, unless it was left as it is. */
  onEnd: (saved?: Post) => void;
}

/** In the place of one's own words while they are changed. */
export function EditPost({ post: { id, mentions }, source, onEnd }: EditPostProps) {
  const [words, setWords] = useState<Words>({ text: source, mentions });
  return (
    <Composer
      label="Your words"
      words={words}
      sendLabel="Save"
      onWrite={setWords}
      onCancel={() => onEnd()}
      onSend={async () => onEnd(await editPost(id, words))}
    />
  );
}
