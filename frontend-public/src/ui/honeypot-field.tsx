/** Only bots fill this field, because users cannot see or focus it and screen readers skip it. */
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
