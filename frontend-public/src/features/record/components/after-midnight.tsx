import { useVisitorTime } from '../../../frame/visitor-time.tsx';
import { isBeforeDayStart } from '../days.ts';

export function AfterMidnightNote() {
  const now = useVisitorTime();
  if (!now || !isBeforeDayStart(now)) return null;
  return <p className="mb-8 text-plain text-muted">It is after midnight. Here a new day starts at 4 in the morning.</p>;
}
