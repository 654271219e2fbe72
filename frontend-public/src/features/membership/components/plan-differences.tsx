export function PlanDifferences({ opens, closes }: { opens: readonly string[]; closes: readonly string[] }) {
  if (opens.length + closes.length === 0)
    return <p className="text-plain text-muted">What is open to you stays the same.</p>;
  return (
    <div className="grid gap-8">
      {opens.length > 0 && <FeatureList heading="What opens" things={opens} isLit />}
      {closes.length > 0 && <FeatureList heading="What closes" things={closes} isLit={false} />}
    </div>
  );
}

function FeatureList({ heading, things, isLit }: { heading: string; things: readonly string[]; isLit: boolean }) {
  return (
    <div>
      <p className="border-b border-rule pb-2 text-plain font-strong">{heading}</p>
      <ul aria-label={heading}>
        {things.map((thing) => (
          <li
            key={thing}
            className={`flex items-center gap-3 border-b border-rule py-2.5 text-plain ${isLit ? '' : 'text-muted'}`}
          >
            <FeatureIcon isLit={isLit} />
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeatureIcon({ isLit }: { isLit: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="shrink-0">
      {isLit ? (
        <circle cx="8" cy="8" r="6.5" fill="var(--gold)" stroke="var(--mark)" />
      ) : (
        <circle
          cx="8"
          cy="8"
          r="6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="0.1 3.3"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
