import { useVisitorTime } from '../../../frame/visitor-time.tsx';
import { isStillDayBefore } from '../days.ts';

export function AfterMidnight() {
  const now = useVisitorTime();
  if (!now || !isStillDayBefore(now)) return null;
  return <p className="mb-8 text-plain text-muted">It is after midnight. Here a new day starts at 4 in the morning.</p>;
}
