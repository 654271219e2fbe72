import type { CircleStep } from '../circle-step.ts';

export function CircleStateIcon({ step }: { step: CircleStep }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false" className="shrink-0">
      {step === 'upcoming' && (
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="1.5 2.5" />
      )}
      {step === 'ended' && <circle cx="9" cy="9" r="4" fill="currentColor" />}
      {(step === 'open' || step === 'live') && (
        <>
          <circle cx="9" cy="9" r="8" fill="none" stroke="var(--gold)" strokeWidth="1.5" />
          <circle cx="9" cy="9" r="4" fill="var(--gold)" />
        </>
      )}
    </svg>
  );
}
