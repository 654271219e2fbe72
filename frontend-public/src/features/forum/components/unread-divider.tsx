export function UnreadDivider() {
  return (
    <div className="mt-14 flex items-end justify-between gap-4 border-b-hair border-line">
      <h2 className="title-26 baseline-bottom">New since your last visit</h2>
      <svg
        width="50"
        height="25"
        viewBox="0 0 50 25"
        aria-hidden="true"
        focusable="false"
        className="shrink-0 tablet:mr-8"
      >
        <path d="M1 25a24 24 0 0 1 48 0" fill="var(--gold)" stroke="var(--mark)" />
      </svg>
    </div>
  );
}
