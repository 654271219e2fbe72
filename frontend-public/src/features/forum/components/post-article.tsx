import { useId, useState } from 'react';
import { failureWords } from 'shell/failure-words';
import { tierName } from 'shell/tier';
import { toast } from 'shell/toast';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { bringBack, deletePost, editPost, thank, type Post } from '../api/forum.ts';
import { postTime } from '../times.ts';
import { Composer } from './composer.tsx';
import { PostWords } from './post-words.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface PostArticleProps {
  post: Post;
  onChange: (post: Post) => void;
  /** Takes its words into the reply that is being written. */
  onQuote: ((post: Post) => void) | undefined;
}

/** One post of a topic, or the line that stands in its place. */
export function PostArticle({ post, onChange, onQuote }: PostArticleProps) {
  const id = useId();
  const [edited, setEdited] = useState<string>();
  const [isReporting, setReporting] = useState(false);
  const { author, html, source, createdAt, editedAt } = post;

  async function change(work: Promise<Post>): Promise<void> {
    try {
      onChange(await work);
    } catch (error) {
      toast({ title: 'That did not work.', description: failureWords(error), tone: 'destructive' });
    }
  }

  if (html === null) return <InItsPlace post={post} onBringBack={() => void change(bringBack(post.id))} />;
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
          <span className="text-[1.0625rem] font-[600] wrap-anywhere">{author.name}</span>
          {author.isMe && <span className="text-[0.9375rem] text-muted">you</span>}
          {author.tier && (
            <span className="inline-flex items-center gap-1.5 text-[0.9375rem] text-muted">
              <TierMark tier={author.tier} size={18} />
              {tierName(author.tier)}
            </span>
          )}
        </p>
        <p className="text-[0.9375rem] text-muted">
          {postTime(createdAt)}
          {editedAt && `, edited ${postTime(editedAt)}`}
        </p>
      </header>
      <div className="min-w-0 max-tablet:col-span-2 tablet:col-start-2">
        <div className="mt-2">
          {edited === undefined ? (
            <PostWords html={html} />
          ) : (
            <Composer
              label="Your words"
              text={edited}
              sendLabel="Save"
              onWrite={setEdited}
              onThrowAway={() => setEdited(undefined)}
              onSend={async () => {
                onChange(await editPost(post, edited));
                setEdited(undefined);
              }}
            />
          )}
        </div>
        {post.state === 'held' && (
          <p className="mt-3 text-[0.9375rem] text-muted">
            Only you see this for now. Links in somebody’s first posts wait until we have looked.
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-x-6">
          {onQuote && (
            <Button variant="quiet" onClick={() => onQuote(post)}>
              Quote
            </Button>
          )}
          <ThankButton post={post} onPress={() => void change(thank(post.id, !post.isThanked))} />
          {post.editableUntil && source !== null && (
            <Button variant="quiet" onClick={() => setEdited(source)}>
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
          {post.isReported && <p className="self-center text-success">Reported, thank you</p>}
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
  const count = thanks > 0 ? `, ${thanks}` : '';
  if (author.isMe) return <p className="self-center text-muted">{thanks > 0 && `Thanked${count}`}</p>;
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
      {isThanked ? `Thanked${count}` : `Thank${count}`}
    </Button>
  );
}

/** Where words were taken away, hidden, or are not wished to be read. */
function InItsPlace({ post, onBringBack }: { post: Post; onBringBack: () => void }) {
  const isDeleted = post.state === 'deleted';
  const words = isDeleted
    ? `Its author took this reply away. ${postTime(post.deletedAt ?? post.createdAt)}`
    : post.state === 'hidden'
      ? 'Hidden while it is looked at.'
      : `You do not read the words of ${post.author.name}.`;
  return (
    <article
      aria-label={words}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule py-5 text-muted"
    >
      <span
        aria-hidden="true"
        className={`size-12 shrink-0 rounded-full border-[1.5px] border-control ${isDeleted ? 'border-dotted' : ''}`}
      />
      {post.bringBackUntil ? (
        <p>
          <strong className="font-[600] text-ink">You deleted your reply.</strong> Everybody else sees a dotted ring.{' '}
          <Button variant="quiet" onClick={onBringBack}>
            Bring it back
          </Button>
        </p>
      ) : (
        <p>{words}</p>
      )}
    </article>
  );
}
