import { useQuery } from '@tanstack/react-query';
import { hasQueryFailed } from 'shell/failed-query';
import { venturesQuery, type Venture } from '../api/visionary.ts';
import { listVentureSteps, type VentureStep } from '../venture-steps.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { formatDay } from '../../../ui/times.ts';
import { MembersPageSection } from '../../../frame/members-page.tsx';

export function Ventures({ userId }: { userId: string }) {
  const asked = useQuery(venturesQuery(userId));
  const ventures = asked.data;
  const another = (
    <Button variant="quiet" to="/partner" className="mx-0! px-0!">
      Bring another venture
    </Button>
  );
  return (
    <MembersPageSection isLarge heading="Unity Ventures" aside={ventures && ventures.length > 0 && another}>
      {hasQueryFailed(asked) && <FetchFailedMessage what="your ventures" query={asked} />}
      {asked.isPending && !hasQueryFailed(asked) && <SkeletonLine height={120} />}
      {ventures?.length === 0 && (
        <div className="pt-6">
          <EmptyState title="You have no ventures yet." action={<Button to="/partner">Bring a venture</Button>}>
            An application sent from your own email address is shown here.
          </EmptyState>
        </div>
      )}
      {ventures && ventures.length > 0 && (
        <ul>
          {ventures.map((venture) => (
            <li key={venture.id} className="border-b border-rule py-7 last:border-b-0">
              <VentureRow venture={venture} />
            </li>
          ))}
        </ul>
      )}
    </MembersPageSection>
  );
}

function VentureRow({ venture }: { venture: Venture }) {
  const { title, receivedAt, reference, state, reason } = venture;
  return (
    <article aria-label={title} className="grid gap-x-8 gap-y-5 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="min-w-0">
        <h3 className="title-26 wrap-anywhere">{title}</h3>
        <p className="mt-1 text-15 text-muted">
          Sent on {formatDay(receivedAt)}, {reference}
        </p>
      </div>
      <div className="min-w-0">
        <ol className="relative grid grid-cols-4">
          {listVentureSteps(venture).map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
        {state === 'declined' && (
          <div className="mt-4">
            {reason && <p className="max-w-144 text-plain whitespace-pre-line wrap-anywhere">{reason}</p>}
            <Button variant="quiet" to="/contact">
              Ask about it
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

const past = 17;
const present = 24;

function Step({ step: { name, light, isPresent } }: { step: VentureStep }) {
  const r = light === 'present' ? present : past;
  const half = `M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0`;
  return (
    <li aria-current={isPresent ? 'step' : undefined} className="min-w-0 text-center">
      <svg
        viewBox="-30 -26 60 26"
        height="26"
        aria-hidden="true"
        focusable="false"
        className="mx-auto block overflow-visible"
      >
        {light === 'waiting' ? (
          <path
            d={half}
            fill="none"
            stroke="var(--control)"
            strokeWidth="1.5"
            strokeDasharray="0.1 4"
            strokeLinecap="round"
          />
        ) : light === 'present' ? (
          <path d={half} fill="var(--gold)" stroke="var(--mark)" />
        ) : (
          <path d={half} fill="var(--ink)" />
        )}
      </svg>
      <span
        className={`block border-t-hair border-line px-1 pt-2 text-15 leading-snug wrap-anywhere hyphens-auto ${isPresent ? 'font-semibold' : 'text-muted'}`}
      >
        {name}
      </span>
    </li>
  );
}
