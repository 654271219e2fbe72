type LoaderProps = {
  children: string;
  share?: number;
};

export function Loader({ children, share }: LoaderProps) {
  const at = share === undefined ? undefined : 8 + 104 * Math.min(1, Math.max(0, share));
  return (
    <p role="status" className="flex items-center gap-4 text-plain">
      <svg width="120" height="24" viewBox="0 0 120 24" aria-hidden="true" focusable="false" className="shrink-0">
        <path d="M0 22.25h120" stroke="var(--line)" strokeWidth="1.25" />
        {at === undefined ? (
          <circle cx="10" cy="12" r="9" fill="var(--gold)" stroke="var(--mark)" className="rolls breathes" />
        ) : (
          <>
            <path d={`M0 22h${at}`} stroke="var(--ink)" strokeWidth="2.5" />
            <circle cx={at} cy="12" r="9" fill="var(--gold)" stroke="var(--mark)" />
          </>
        )}
      </svg>
      <span>{children}</span>
    </p>
  );
}

export function FullScreenLoader({ children = 'Loading...' }: { children?: string }) {
  return (
    <div className="grid min-h-svh place-items-center px-5">
      <Loader>{children}</Loader>
    </div>
  );
}
