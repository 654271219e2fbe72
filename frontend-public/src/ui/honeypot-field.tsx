/** Only bots fill this field, because users cannot see the field and screen readers skip the field. */
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
