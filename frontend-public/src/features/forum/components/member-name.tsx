import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { useRequest } from 'shell/use-request';
import { LoadState } from '../../../frame/load-state.tsx';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TierMark } from '../../../ui/tier-mark.tsx';
import { memberCardQuery, setMemberMuted } from '../api/people.ts';
import type { Post } from '../api/forum.ts';
import { formatMonthAndYear } from '../../../ui/times.ts';
import { StaffBadge } from './staff-badge.tsx';

export function MemberName({ author: { id, name } }: { author: Post['author'] }) {
  const [isOpen, setOpen] = useState(false);
  const look = 'text-17 font-semibold wrap-anywhere';
  if (!id) return <span className={look}>{name}</span>;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={`${look} min-h-11 cursor-pointer rounded-tight text-left underline-offset-4 hover:underline`}
      >
        {name}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={name}
          className="fades-in z-40 w-[min(33rem,calc(100vw-1rem))] rounded-card border border-rule bg-raised p-7 text-ink shadow-panel"
        >
          <Card id={id} onDone={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Card({ id, onDone }: { id: string; onDone: () => void }) {
  const asked = useQuery(memberCardQuery(id));
  const client = useQueryClient();
  const card = asked.data;
  const muting = useRequest(async (isMuted: boolean) => {
    await setMemberMuted(id, isMuted);
    onDone();
    if (isMuted)
      showToast({ title: 'You no longer see their posts.', description: 'You can unmute them in your account.' });
    await client.invalidateQueries({ queryKey: ['forum'] });
  });
  if (!card) return <LoadState query={asked} what="this member" lines={[{ width: 200, height: 30 }, { height: 84 }]} />;
  const { name, tier, isStaff, memberSince, line, posts, isMe, isMuted } = card;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 tablet:grid-cols-[84px_minmax(0,1fr)]">
      <MemberRing id={id} size={84} />
      <div className="min-w-0">
        <h2 className="title-26 wrap-anywhere">{name}</h2>
        {isStaff && (
          <p className="mt-1">
            <StaffBadge />
          </p>
        )}
        {tier && (
          <p className="mt-1 flex items-center gap-2 text-15 font-strong">
            <TierMark tier={tier} />
            {getTierName(tier)}
          </p>
        )}
        <p className="mt-2 text-plain text-muted wrap-anywhere">
          {memberSince ? `Member since ${formatMonthAndYear(memberSince)}.` : 'This profile is private.'} {line}
        </p>
        <FormError message={muting.error?.message} />
        <div className="mt-2 flex flex-wrap gap-x-6">
          {posts !== null && posts > 0 && (
            <Button variant="quiet" to={`/members/forum?author=${id}`} onClick={onDone}>
              {posts === 1 ? 'See 1 post' : `See ${posts} posts`}
            </Button>
          )}
          {isMe ? (
            <Button variant="quiet" to="/account#forum" onClick={onDone}>
              Change what others see
            </Button>
          ) : (
            <Button variant="quiet" busy={muting.isBusy} onClick={() => void muting.run(!isMuted)}>
              {isMuted ? `Unmute ${name}` : `Mute ${name}`}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
