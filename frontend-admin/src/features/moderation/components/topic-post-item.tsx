import { Link } from 'react-router-dom';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import type { TopicPost } from '../api/moderation.ts';

const stateLabels: Partial<Record<TopicPost['state'], string>> = {
  held: 'held for its links',
  hidden: 'hidden',
  deleted: 'deleted by its author',
};

interface TopicPostItemProps {
  post: TopicPost;
  isChosen?: boolean;
  to?: string;
}

export const TopicPostItem = ({ post, isChosen = false, to }: TopicPostItemProps) => (
  <li className={isChosen ? 'said chosen' : 'said'} aria-current={isChosen ? 'true' : undefined}>
    <RingAvatar of={post.authorId ?? post.author} size={32} />
    <div>
      <strong>{post.author}</strong>
      <span> </span>
      <span className="over">{formatDateTime(post.at)}</span>
      {stateLabels[post.state] && <span className="over"> · {stateLabels[post.state]}</span>}
      <p className="written">{post.source}</p>
      {to && (
        <Link to={to}>
          Open<span className="unseen">, by {post.author}</span>
        </Link>
      )}
    </div>
  </li>
);
