/** "7 minutes 12", for screen readers. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return rest === 1 ? '1 second' : `${rest} seconds`;
  const head = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return rest === 0 ? head : `${head} ${rest}`;
}
