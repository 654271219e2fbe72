import { useInfiniteQuery } from '@tanstack/react-query';
import { entriesQuery } from '../api/entries.ts';

const NEARLY_FULL_SHARE = 0.8;

const megabytesText = (bytes: number): string => (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });

export function JournalStorageUsage({ userId }: { userId: string }) {
  const { data } = useInfiniteQuery(entriesQuery(userId, { q: '', source: undefined, isDeleted: false }));
  const size = data?.pages.at(-1);
  const isNearlyFull = size && size.bytes >= size.mostBytes * NEARLY_FULL_SHARE;
  if (!isNearlyFull) return null;
  // The server rejects an entry that is larger than the free space.
  const isFull = size.mostBytes - size.bytes < 1_000;
  return (
    <section aria-labelledby="journal-size" className="mb-9 rounded-card bg-band p-7">
      <h2 id="journal-size" className="text-15! font-strong! leading-normal">
        {isFull ? 'Your journal is full' : 'Your journal is nearly full'}
      </h2>
      <p className="mt-2 text-15">
        {`It holds ${megabytesText(size.bytes)} of ${megabytesText(size.mostBytes)} MB of text. To make room, save it as a file and delete old entries. Deleted entries count until they are gone for good, 14 days later.`}
      </p>
    </section>
  );
}
