import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TopicRow } from '../api/forum.ts';
import { timeSincePostText, replyCountText } from '../times.ts';

export function TopicRows({ topics, list }: { topics: readonly TopicRow[]; list: RefObject<HTMLUListElement | null> }) {
  return (
    <ul ref={list} className="border-b-hair border-line">
      {topics.map((topic) => (
        <Row key={topic.id} topic={topic} />
      ))}
    </ul>
  );
}

function Row({ topic }: { topic: TopicRow }) {
  const { slug, title, author, categoryTitle, replies, newPosts, follows, isPinned, isLocked, lastPostAt } = topic;
  const isNew = newPosts !== 0;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-rule py-4 first:border-t-0 wide:grid-cols-[auto_minmax(0,1fr)_7rem_12rem] wide:items-center">
      <MemberRing id={author.id ?? 'former'} size={44} />
      <div className="min-w-0">
        <Link
          to={`/members/forum/${slug}`}
          className={`text-18 wrap-anywhere hover:underline hover:underline-offset-4 ${isNew ? 'font-semibold' : ''}`}
        >
          {isNew && <span aria-hidden="true" className="mr-2.5 inline-block size-2.5 rounded-full bg-ink" />}
          <span>{title}</span>
        </Link>
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-15 text-muted">
          {isPinned && <TopicIcon icon="pin" word="Pinned" />}
          {isLocked && <TopicIcon icon="lock" word="Closed" />}
          <span>
            {author.name}
            <span className="max-wide:sr-only">, {categoryTitle}</span>
          </span>
          {follows && <span className="font-strong text-ink">You follow</span>}
        </p>
      </div>
      <div className="text-15 text-muted max-wide:col-start-2 wide:contents">
        <p className="max-wide:inline">
          <span>{replyCountText(replies)}</span>
          <span className="wide:hidden">, </span>
          {isNew && <span className="font-strong text-ink max-wide:hidden wide:block">{newPosts ?? ''} new</span>}
        </p>
        <p className="max-wide:inline wide:text-right">{timeSincePostText(lastPostAt)}</p>
        {isNew && <p className="inline font-strong text-ink wide:hidden">, {newPosts ?? ''} new</p>}
      </div>
    </li>
  );
}

const TopicIcon = ({ icon, word }: { icon: 'pin' | 'lock'; word: string }) => (
  <span className="inline-flex items-center gap-1.5 font-strong text-ink">
    <Icon name={icon} size={15} />
    {word}
  </span>
);
