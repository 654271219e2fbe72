import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { ShowMoreButton } from '../../../frame/show-more.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { searchPostsQuery } from '../api/forum.ts';
import { markdownToText } from '../markdown-format.ts';
import { timeSincePostText } from '../times.ts';

export function PostSearchResults({ q, author }: { q: string; author: string | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  const found = useInfiniteQuery(searchPostsQuery(q, author));
  const posts = found.data?.pages.flatMap(({ items }) => items);
  if (hasQueryFailed(found)) return <FetchFailedMessage what="the search results" query={found} />;
  if (!posts) return <SkeletonLine height={240} />;
  return (
    <>
      <p role="status" className="sr-only">
        {posts.length} found
      </p>
      {posts.length === 0 && <p className="text-muted">Nothing was found. Try other words.</p>}
      <ul ref={list}>
        {posts.map(({ id, slug, number, title, author: { name }, categoryTitle, excerpt, createdAt }) => (
          <li key={id} className="border-t border-rule py-4 wrap-anywhere">
            <Link to={`/members/forum/${slug}?post=${number}`} className="text-18 font-strong hover:underline">
              {title}
            </Link>
            <p className="mt-1">{markdownToText(excerpt)}</p>
            <p className="text-15 text-muted">
              {name}, {categoryTitle}, {timeSincePostText(createdAt)}
            </p>
          </li>
        ))}
      </ul>
      <ShowMoreButton query={found} list={list} label="Show 50 more" className="mt-6" />
    </>
  );
}
