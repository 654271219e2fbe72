import { Link } from 'react-router-dom';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import { momentOf } from '../../../ui/words.ts';
import type { TalkPost } from '../api/moderation.ts';

const stateWords: Partial<Record<TalkPost['state'], string>> = {
  held: 'held for its links',
  hidden: 'hidden',
  deleted: 'deleted by its author',
};

interface ContextPostProps {
  post: TalkPost;
  isChosen?: boolean;
  to?: string;
}

export const ContextPost = ({ post, isChosen = false, to }: ContextPostProps) => (
  <li className={isChosen ? 'said chosen' : 'said'} aria-current={isChosen ? 'true' : undefined}>
    <RingAvatar of={post.authorId ?? post.author} size={32} />
    <div>
      <strong>{post.author}</strong>
      <span> </span>
      <span className="over">{momentOf(post.at)}</span>
      {stateWords[post.state] && <span className="over"> · {stateWords[post.state]}</span>}
      <p className="written">{post.source}</p>
      {to && (
        <Link to={to}>
          Open<span className="unseen">, by {post.author}</span>
        </Link>
      )}
    </div>
  </li>
);
