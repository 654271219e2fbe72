import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasQueryFailed } from 'shell/failed-query';
import { lettersQuery, type LetterSummary } from '../../../../features/letters/api/letters.ts';
import { brand } from '../../../../frame/brand.ts';
import { FetchFailedMessage } from '../../../../frame/fetch-failed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { SkeletonLine } from '../../../../ui/skeleton.tsx';
import { formatDay } from '../../../../ui/times.ts';
import { PageMeta } from '../../../page-meta.tsx';

const lead = 'What we wrote to everyone on our mailing list, newest first.';

export function LettersPage() {
  return (
    <>
      <PageMeta title="Letters" description={lead} />
      <PageHeader
        title="Letters"
        lead={
          <>
            <span>{lead} </span>
            <a href="/letters.rss" className="text-link underline decoration-1 underline-offset-4 hover:decoration-2">
              Letters by RSS
            </a>
          </>
        }
        height={300}
      />
      <div className="column pt-14 pb-28 wide:pt-20 wide:pb-36">
        <LetterList />
      </div>
    </>
  );
}

function LetterList() {
  const asked = useInfiniteQuery(lettersQuery());
  const letters = asked.data?.pages.flatMap(({ items }) => items);
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the letters" query={asked} />;
  if (!letters) return <LettersSkeleton />;
  if (letters.length === 0)
    return (
      <EmptyState title="No letters yet.">Join the list below, and the next one comes to you by email.</EmptyState>
    );
  return (
    <>
      <ol className="max-w-200">
        {letters.map((letter) => (
          <LetterRow key={letter.slug} letter={letter} />
        ))}
      </ol>
      {asked.hasNextPage && (
        <Button
          className="mt-8"
          busy={asked.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void asked.fetchNextPage()}
        >
          Earlier letters
        </Button>
      )}
    </>
  );
}

function LetterRow({ letter: { slug, title, teaser, sentAt } }: { letter: LetterSummary }) {
  return (
    <li className="border-b border-rule py-7 first:border-t">
      <p className="text-15 text-muted">
        <time dateTime={sentAt}>{formatDay(sentAt, brand.timeZone)}</time>
      </p>
      <h2 className="title-32 mt-1 wrap-anywhere">
        <Link to={`/letters/${slug}`} className="decoration-[1.25px] underline-offset-6 hover:underline">
          {title}
        </Link>
      </h2>
      {teaser && <p className="mt-2 max-w-155 text-17 leading-text wrap-anywhere text-muted">{teaser}</p>}
    </li>
  );
}

const LettersSkeleton = () => (
  <div role="status" aria-label="Loading the letters" className="grid gap-8">
    {[420, 360, 480].map((width) => (
      <SkeletonLine key={width} width={width} height={32} />
    ))}
  </div>
);
