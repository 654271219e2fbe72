import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../../frame/fetch-failed.tsx';
import {
  forumQuery,
  foundQuery,
  isLocked,
  markAllRead,
  topicLists,
  topicsQuery,
  type TopicList,
} from '../../../../features/forum/api/forum.ts';
import { ForumLocked } from '../../../../features/forum/components/forum-locked.tsx';
import { TopicRows } from '../../../../features/forum/components/topic-rows.tsx';
import { age } from '../../../../features/forum/times.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { useSettled } from '../../../../ui/use-settled.ts';
import { MembersPage } from '../members-page.tsx';

const lists = [
  { value: 'latest', label: 'Latest' },
  { value: 'new', label: 'New to you' },
  { value: 'following', label: 'You follow' },
] as const;

export function ForumPage() {
  const home = useQuery(forumQuery);
  return (
    <MembersPage title="Community Forum" room="forum" lead="Talk with the people you sit with. Slowly is fine here.">
      {isLocked(home.error) ? (
        <ForumLocked />
      ) : hasFailed(home) ? (
        <FetchFailed what="the forum" query={home} />
      ) : (
        <Forum />
      )}
    </MembersPage>
  );
}

function Forum() {
  const { data: home } = useQuery(forumQuery);
  const [search, setSearch] = useSearchParams();
  const category = search.get('category') ?? undefined;
  const show = topicLists.find((list) => list === search.get('show')) ?? 'latest';
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  if (!home) return <SkeletonLine height={320} />;
  const chosen = home.categories.find(({ slug }) => slug === category);
  return (
    <>
      <div className="grid gap-10">
        <div className="wide:-mt-[5.75rem] wide:text-right">
          <Button
            variant="gold"
            size="large"
            className="max-tablet:w-full"
            to={`/members/forum/new${category ? `?category=${category}` : ''}`}
          >
            New Post
          </Button>
        </div>
        <ul>
          {home.categories.map(({ slug, title, sentence, postCount, newCount }) => (
            <li key={slug}>
              <Link
                to={`/members/forum?category=${slug}`}
                aria-current={slug === category ? 'page' : undefined}
                className="grid gap-x-6 border-b-[1.25px] border-line pt-5 hover:bg-band max-wide:pb-2 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] wide:items-end wide:pt-7"
              >
                <span className="title-44 wrap-anywhere wide:stands">{title}</span>
                <span className="pb-2.5 text-muted max-wide:hidden">{sentence}</span>
                <span className="flex flex-wrap items-center gap-x-3 text-muted wide:justify-end wide:pb-2.5">
                  {newCount > 0 && (
                    <span className="font-[600] text-ink">
                      <span aria-hidden="true">● </span>
                      {newCount} new
                    </span>
                  )}
                  {postCount} posts
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="discussions">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <h2 id="discussions" className="title-32">
            {chosen ? chosen.title : 'Recent discussions'}
          </h2>
          <div className="flex min-w-0 flex-wrap items-center gap-4">
            <Segmented
              label="Which discussions"
              options={lists}
              value={show}
              onChange={(next) =>
                setSearch({ ...(category && { category }), ...(next !== 'latest' && { show: next }) })
              }
            />
            <SearchField label="Search the forum" value={typed} onChange={setTyped} className="tablet:w-60!" />
          </div>
        </div>
        {chosen && (
          <p className="mb-4">
            <Button variant="quiet" to="/members/forum">
              All discussions
            </Button>
          </p>
        )}
        {q === '' ? <Discussions show={show} category={category} /> : <Found q={q} />}
      </section>
    </>
  );
}

function Discussions({ show, category }: { show: TopicList; category: string | undefined }) {
  const asked = useInfiniteQuery(topicsQuery(show, category));
  const client = useQueryClient();
  const [firstAdded, setFirstAdded] = useState<number>();
  const topics = asked.data?.pages.flatMap(({ items }) => items);
  if (hasFailed(asked)) return <FetchFailed what="the discussions" query={asked} />;
  if (!topics) return <SkeletonLine height={320} />;
  if (topics.length === 0)
    return <EmptyState title="Nobody has said anything here yet.">Somebody has to be the first to be new.</EmptyState>;

  async function readAll(): Promise<void> {
    await markAllRead();
    await client.invalidateQueries({ queryKey: ['forum'] });
  }
  return (
    <>
      <div className="border-t-[1.25px] border-line">
        <TopicRows topics={topics} {...(firstAdded !== undefined && { firstAdded })} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Button variant="quiet" onClick={() => void readAll()}>
          Mark all as read
        </Button>
        {asked.hasNextPage && (
          <Button
            busy={asked.isFetchingNextPage}
            onClick={() => {
              setFirstAdded(topics.length);
              void asked.fetchNextPage();
            }}
          >
            Show 50 more
          </Button>
        )}
      </div>
    </>
  );
}

function Found({ q }: { q: string }) {
  const found = useQuery(foundQuery(q));
  if (hasFailed(found)) return <FetchFailed what="what you look for" query={found} />;
  if (!found.data) return <SkeletonLine height={240} />;
  return (
    <>
      <p role="status" className="sr-only">
        {found.data.items.length} found
      </p>
      {found.data.items.length === 0 && <p className="text-muted">Nothing was found. Try other words.</p>}
      <ul>
        {found.data.items.map(({ id, slug, title, author, categoryTitle, excerpt, createdAt }) => (
          <li key={id} className="border-t border-rule py-4 wrap-anywhere">
            <Link to={`/members/forum/${slug}`} className="text-[1.125rem] font-[550] hover:underline">
              {title}
            </Link>
            <p className="mt-1">{excerpt}</p>
            <p className="text-[0.9375rem] text-muted">
              {author.name}, {categoryTitle}, {age(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
