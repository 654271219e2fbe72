import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { tierName } from 'shell/tier';
import { toast } from 'shell/toast';
import { previewQuery, type useChangeNow, type ChangePreview as Preview } from '../api/change.ts';
import { changePlan, reasonOf, useMembershipCommand, type Membership } from '../api/membership.ts';
import { day, planOf, sum } from '../words.ts';
import { Differences } from './differences.tsx';

interface ChangePreviewProps {
  priceId: string;
  membership: Membership;
  changeNow: ReturnType<typeof useChangeNow>;
  onDone: () => void;
  onBack: () => void;
}

/** What a change of plan means, and the press that makes it. Until then nothing has changed. */
export function ChangePreview(props: ChangePreviewProps) {
  const { user } = useSession();
  const { data: preview, error } = useQuery(previewQuery(user?.id, props.priceId));
  if (preview) return <Meaning {...props} preview={preview} />;
  if (error)
    return (
      <EmptyState
        title="This change cannot be made."
        isFailure
        action={
          <Button size="small" onClick={props.onBack}>
            See the other plans
          </Button>
        }
      >
        {reasonOf(error)}
      </EmptyState>
    );
  return (
    <div role="status" aria-label="Working out the change" className="grid gap-4">
      <SkeletonLine width={280} height={32} />
      <SkeletonLine width={420} height={20} />
      <SkeletonLine width={380} height={20} />
    </div>
  );
}

type MeaningProps = ChangePreviewProps & { preview: Preview };

function Meaning({ preview, priceId, membership, changeNow, onDone, onBack }: MeaningProps) {
  const start = day(preview.startsAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useMembershipCommand(
    () => changePlan(priceId),
    () => {
      toast({ title: 'Your plan change is scheduled.', description: `${tierName(preview.tier)} begins on ${start}.` });
      onDone();
    },
  );
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="title-26 scroll-mt-40 outline-none">
        {planOf(preview)}, from {start}
      </h3>
      <p className="mt-3 max-w-[34rem] text-plain">{whatIsCharged(preview, membership)}</p>
      <div className="mt-6">
        <Differences opens={preview.opens} closes={preview.closes} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="primary"
          busy={change.isPending}
          busyLabel="Changing..."
          disabled={changeNow.isBusy}
          onClick={() => change.mutate()}
        >
          Change on {start}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Not now
        </Button>
      </div>
      {preview.now && (
        <AtOnce
          preview={preview}
          now={preview.now}
          isBusy={changeNow.isBusy}
          onStart={() => void changeNow.start(priceId)}
        />
      )}
    </>
  );
}

function whatIsCharged({ amountCents, interval, startsAt }: Preview, { subscription, state }: Membership): string {
  const today = subscription ? `You keep ${tierName(subscription.tier)} until then. ` : '';
  const often = interval === 'annual' ? 'each year' : 'each month';
  const back = state === 'cancelling' ? ' Your cancellation is undone.' : '';
  return `${today}Nothing is charged today; ${sum(amountCents)} is charged on ${day(startsAt)}, and ${often} from then on.${back}`;
}

interface AtOnceProps {
  preview: Preview;
  now: NonNullable<Preview['now']>;
  isBusy: boolean;
  onStart: () => void;
}

/** The same plan today: the first payment is refunded and the new plan is bought, in one step. */
function AtOnce({ preview, now, isBusy, onStart }: AtOnceProps) {
  const name = tierName(preview.tier);
  return (
    <div className="mt-10 rounded-card border border-rule bg-card p-6 tablet:p-8">
      <h3 className="title-26">Get {name} today</h3>
      <p className="mt-3 text-plain">
        You are in your first 30 days, so you need not wait: we refund the {sum(now.refundCents)} you paid, and you pay{' '}
        {sum(now.chargeCents)} for {name} now.
      </p>
      <p className="mt-3 text-plain text-muted">
        Payment opens in a new tab, and {name} is yours as soon as you have paid. Until then you are on the free plan.
        You can get a refund once, so {name} cannot be refunded.
      </p>
      <div className="mt-6">
        <Button busy={isBusy} busyLabel="One moment..." onClick={onStart}>
          Upgrade to {name} today
        </Button>
      </div>
    </div>
  );
}
