export function greetingText(hour: number, firstName: string): string {
  const words = hour < 4 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return firstName === '' ? words : `${words}, ${firstName}`;
}

export function lastWrittenText(wroteAt: string, now: Date): string {
  const at = new Date(wroteAt);
  if (at.toDateString() !== now.toDateString()) return 'You have written to it.';
  const hour = at.getHours();
  if (hour < 4 || hour >= 18) return 'You wrote this evening.';
  return hour < 12 ? 'You wrote this morning.' : 'You wrote this afternoon.';
}
