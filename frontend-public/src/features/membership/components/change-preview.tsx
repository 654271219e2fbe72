import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiProblem } from 'shell/api';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { getTierName } from 'shell/tier';
import { showToast } from 'shell/toast';
import { changePreviewQuery, type PlanChangePreview as Preview } from '../api/change.ts';
import { changePlan, membershipErrorText, useMembershipCommand, type Membership } from '../api/membership.ts';
import { formatDay, planText, formatCents } from '../texts.ts';
import { PlanDifferences } from './plan-differences.tsx';
import { UpgradeToday } from './upgrade-today.tsx';

interface ChangePreviewProps {
  priceId: string;
  membership: Membership;
  onDone: () => void;
  onBack: () => void;
}

export function PlanChangePreviewSection(props: ChangePreviewProps) {
  const { user } = useSession();
  const { data: preview, error } = useQuery(changePreviewQuery(user?.id, props.priceId));
  // Hides the preview after an error, because the member may have changed the plan in another tab.
  if (error)
    return (
      <EmptyState
        title={isSamePlan(error) ? 'You already have this plan.' : 'This change cannot be made.'}
        isFailure={!isSamePlan(error)}
        action={
          <Button size="small" onClick={props.onBack}>
            See the other plans
          </Button>
        }
      >
        {isSamePlan(error) ? 'Nothing is left to change here.' : membershipErrorText(error)}
      </EmptyState>
    );
  if (preview) return <ChangeSummary {...props} preview={preview} />;
  return (
    <div role="status" aria-label="Loading the change" className="grid gap-4">
      <SkeletonLine width={280} height={32} />
      <SkeletonLine width={420} height={20} />
      <SkeletonLine width={380} height={20} />
    </div>
  );
}

const isSamePlan = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'billing.same-plan';

type ChangeSummaryProps = ChangePreviewProps & { preview: Preview };

function ChangeSummary({ preview, priceId, membership, onDone, onBack }: ChangeSummaryProps) {
  const start = formatDay(preview.startsAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useMembershipCommand(
    () => changePlan(priceId),
    () => {
      showToast({
        title: 'Your plan change is scheduled.',
        description: `${getTierName(preview.tier)} begins on ${start}.`,
      });
      onDone();
    },
  );
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="title-26 scroll-mt-40 outline-none">
        {planText(preview)}, from {start}
      </h3>
      <p className="mt-3 max-w-text text-plain">{chargeText(preview, membership)}</p>
      <div className="mt-6">
        <PlanDifferences opens={preview.opens} closes={preview.closes} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="primary" busy={change.isPending} busyLabel="Changing..." onClick={() => change.mutate()}>
          Change on {start}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Not now
        </Button>
      </div>
      {preview.now && (
        <UpgradeToday
          key={preview.now.prorationDate}
          priceId={priceId}
          preview={preview}
          offer={preview.now}
          membership={membership}
          onDone={onDone}
        />
      )}
    </>
  );
}

function chargeText({ amountCents, interval, startsAt }: Preview, { subscription, state }: Membership): string {
  const today = subscription ? `You keep ${getTierName(subscription.tier)} until then. ` : '';
  const often = interval === 'annual' ? 'each year' : 'each month';
  const back = state === 'cancelling' ? ' Your cancellation is undone.' : '';
  return `${today}Nothing is charged today; ${formatCents(amountCents)} is charged on ${formatDay(startsAt)}, and ${often} from then on.${back}`;
}
