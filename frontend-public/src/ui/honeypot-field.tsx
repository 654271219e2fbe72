/** A honeypot: a field that users cannot see or focus and screen readers do not read, so that only a bot fills it. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
