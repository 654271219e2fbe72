import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../../frame/load-state.tsx';
import { historyQuery, type Post } from '../api/forum.ts';
import { postTime } from '../times.ts';
import { PostWords } from './post-words.tsx';

/** How a post read before each edit, the latest first. */
export function EditHistory({ id, post }: { id: string; post: Post }) {
  const asked = useQuery(historyQuery(post));
  return (
    <section id={id} aria-label="How it read before" className="mt-4 grid gap-4 rounded-card bg-band p-5">
      <LoadState query={asked} what="how it read before" lines={[{ height: 24 }]} />
      {asked.data?.map(({ html, replacedAt }) => (
        <div key={replacedAt}>
          <p className="mb-1 text-[0.9375rem] text-muted">Until {postTime(replacedAt)}</p>
          <PostWords html={html} />
        </div>
      ))}
    </section>
  );
}
