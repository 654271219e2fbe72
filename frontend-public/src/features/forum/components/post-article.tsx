import { useId, useRef, useState } from 'react';
import { getFailureMessage } from 'shell/failure-message';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { restorePost, deletePost, setPostThanked, type Post } from '../api/forum.ts';
import { editedTimeText, postTimeText } from '../times.ts';
import { EditHistory, EditPost } from './edit-post.tsx';
import { HiddenPost } from './hidden-post.tsx';
import { MemberName } from './member-name.tsx';
import { PostBody } from './post-body.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { StaffBadge } from './staff-badge.tsx';

interface PostArticleProps {
  post: Post;
  onChange: (post: Post) => void;
  onAnswer: ((post: Post, how: 'reply' | 'quote') => void) | undefined;
}

export function PostArticle({ post, onChange, onAnswer }: PostArticleProps) {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { author, html, source, createdAt, editedAt } = post;

  async function change(work: Promise<Post>): Promise<void> {
    try {
      onChange(await work);
    } catch (error) {
      showToast({ title: 'That did not work.', description: getFailureMessage(error), tone: 'destructive' });
    }
  }

  function endEdit(saved?: Post): void {
    if (saved) onChange(saved);
    setEditing(false);
    editButton.current?.focus();
  }

  if (html === null) return <HiddenPost post={post} onBringBack={() => void change(restorePost(post.id))} />;
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-rule py-7 tablet:gap-x-6"
    >
      <div className="tablet:row-span-2">
        <MemberRing id={author.id ?? 'former'} size={48} />
      </div>
      <header id={id} className="flex min-w-0 flex-wrap content-center items-center justify-between gap-x-4">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <MemberName author={author} />
          {author.isStaff && <StaffBadge />}
          {author.isMe && <span className="text-15 text-muted">you</span>}
          {author.tier && (
            <span className="inline-flex items-center gap-1.5 text-15 text-muted">
              <TierMark tier={author.tier} size={18} />
              {getTierName(author.tier)}
            </span>
          )}
        </p>
        <p className="text-15 text-muted">
          <span>{postTimeText(createdAt)}</span>
          {editedAt && <span>{', '}</span>}
          {editedAt && (
            <button
              type="button"
              aria-expanded={showsHistory}
              aria-controls={`${id}-history`}
              onClick={() => setShowsHistory(!showsHistory)}
              className="min-h-11 cursor-pointer underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              edited {editedTimeText(editedAt, createdAt)}
            </button>
          )}
        </p>
      </header>
      <div className="min-w-0 max-tablet:col-span-2 tablet:col-start-2">
        <div className="mt-2">
          {isEditing && source !== null ? (
            <EditPost post={post} source={source} onEnd={endEdit} />
          ) : (
            <PostBody html={html} />
          )}
        </div>
        {showsHistory && editedAt && <EditHistory id={`${id}-history`} post={post} />}
        {post.state === 'held' && (
          <p className="mt-3 text-15 text-muted">
            Only you see this for now. We check links in a new member’s first posts.
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-x-6">
          {onAnswer && !author.isMe && author.id && (
            <Button variant="quiet" onClick={() => onAnswer(post, 'reply')}>
              <span>
                Reply<span className="sr-only"> to {author.name}</span>
              </span>
            </Button>
          )}
          {onAnswer && (
            <Button variant="quiet" onClick={() => onAnswer(post, 'quote')}>
              Quote
            </Button>
          )}
          <ThankButton post={post} onPress={() => void change(setPostThanked(post.id, !post.isThanked))} />
          {post.editableUntil && source !== null && (
            <Button ref={editButton} variant="quiet" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {author.isMe && (
            <Button variant="quiet" onClick={() => void change(deletePost(post.id))}>
              Delete
            </Button>
          )}
          {!author.isMe && !post.isReported && (
            <Button variant="quiet" onClick={() => setReporting(true)}>
              Report
            </Button>
          )}
          {post.isReported && (
            <p className="flex items-center gap-2 text-plain text-success">
              <Icon name="tick" />
              Reported, thank you
            </p>
          )}
        </div>
        {isReporting && (
          <ReportDialog
            post={post}
            onClose={() => setReporting(false)}
            onReported={(reported) => {
              setReporting(false);
              onChange(reported);
            }}
          />
        )}
      </div>
    </article>
  );
}

function ThankButton({ post: { author, isThanked, thanks }, onPress }: { post: Post; onPress: () => void }) {
  const count = thanks === 1 ? '1 thank-you' : `${thanks} thank-yous`;
  if (author.isMe) return <p className="self-center text-muted">{thanks > 0 && count}</p>;
  return (
    <Button variant="quiet" aria-pressed={isThanked} onClick={onPress}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        <circle
          cx="9"
          cy="9"
          r="7.5"
          stroke="currentColor"
          strokeWidth="1.5"
          fill={isThanked ? 'var(--gold)' : 'none'}
        />
        {!isThanked && <circle cx="9" cy="9" r="3" fill="currentColor" />}
      </svg>
      {thanks > 0 ? (
        <span>
          {count}
          <span className="sr-only">, say thank you</span>
        </span>
      ) : (
        <span>Say thank you</span>
      )}
    </Button>
  );
}
