import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { forumQuery, isForumLockedError, topicListNames } from '../api/forum.ts';
import { memberCardQuery } from '../api/people.ts';
import { TopicListSection } from '../components/discussions.tsx';
import { ForumLocked } from '../components/forum-locked.tsx';
import { PostSearchResults } from '../components/found-posts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { MembersPageLayout } from '../../../frame/members-page.tsx';

const lists = [
  { value: 'latest', label: 'Latest' },
  { value: 'new', label: 'New to you' },
  { value: 'following', label: 'You follow' },
] as const;

export function ForumPage() {
  const home = useQuery(forumQuery);
  return (
    <MembersPageLayout title="Community Forum" room="forum" lead="Talk with the people you sit with. Take your time.">
      {isForumLockedError(home.error) ? (
        <ForumLocked />
      ) : hasQueryFailed(home) ? (
        <FetchFailedMessage what="the forum" query={home} />
      ) : (
        <Forum />
      )}
    </MembersPageLayout>
  );
}

function Forum() {
  const { data: home } = useQuery(forumQuery);
  const [search, setSearch] = useSearchParams();
  const category = search.get('category') ?? undefined;
  const author = search.get('author') ?? undefined;
  const show = topicListNames.find((list) => list === search.get('show')) ?? 'latest';
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const { data: writer } = useQuery({ ...memberCardQuery(author ?? ''), enabled: author !== undefined });
  if (!home) return <SkeletonLine height={320} />;
  const chosen = home.categories.find(({ slug }) => slug === category);
  const heading = author ? `Posts by ${writer?.name ?? 'this member'}` : (chosen?.title ?? 'Recent discussions');
  return (
    <>
      <div className="grid gap-10">
        <div className="wide:-mt-23 wide:text-right">
          <Button
            variant="gold"
            size="large"
            className="max-tablet:w-full"
            to={`/members/forum/new${category ? `?category=${category}` : ''}`}
          >
            <Icon name="plus" />
            New Post
          </Button>
        </div>
        <ul className="border-line max-wide:border-y-hair">
          {home.categories.map(({ slug, title, sentence, postCount, newCount }) => (
            <li key={slug} className="border-rule max-wide:not-last:border-b">
              <Link
                to={`/members/forum?category=${slug}`}
                aria-current={slug === category ? 'page' : undefined}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-2 hover:bg-band wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem] wide:items-end wide:border-b-hair wide:border-line wide:pt-7 wide:pb-0"
              >
                <span className="title-44 wrap-anywhere max-wide:text-26! wide:baseline-bottom">{title}</span>
                <span className="pb-2.5 text-muted max-wide:hidden">{sentence}</span>
                <span className="flex flex-wrap items-center gap-x-1 text-muted max-wide:text-15 wide:justify-end wide:gap-x-3 wide:pb-2.5">
                  <span>
                    <span>{postCount} posts</span>
                    {newCount > 0 && <span className="wide:hidden">,</span>}
                  </span>
                  {newCount > 0 && (
                    <span className="font-semibold text-ink wide:order-first">
                      <span aria-hidden="true" className="max-wide:hidden">
                        ●{' '}
                      </span>
                      {newCount > 99 ? '99+' : newCount} new
                    </span>
                  )}
                </span>
                <Icon name="next" className="col-start-2 row-span-2 row-start-1 wide:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="discussions">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <h2 id="discussions" className="title-32 wrap-anywhere">
            {heading}
          </h2>
          <div className="flex min-w-0 flex-wrap items-center gap-4">
            {!author && (
              <SegmentedControl
                label="Which discussions"
                options={lists}
                value={show}
                onChange={(next) =>
                  setSearch({ ...(category && { category }), ...(next !== 'latest' && { show: next }) })
                }
              />
            )}
            <SearchField label="Search the forum" value={typed} onChange={setTyped} className="tablet:w-60!" />
          </div>
        </div>
        {(chosen || author) && (
          <p className="mb-4">
            <Button variant="quiet" to="/members/forum">
              All discussions
            </Button>
          </p>
        )}
        {q === '' && !author ? (
          <TopicListSection show={show} category={category} />
        ) : (
          <PostSearchResults q={q} author={author} />
        )}
      </section>
    </>
  );
}
