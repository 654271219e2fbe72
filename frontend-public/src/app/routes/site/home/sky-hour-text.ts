import { adjustHourToTheme, toDecimalHour } from '../../../../ui/art/sky.ts';
import { formatReaderTime } from '../../../../ui/times.ts';

/** The text has no time if the dark theme draws an evening instead of the real hour. */
export function skyHourText(now: Date, isDark: boolean): string {
  const hour = toDecimalHour(now);
  return adjustHourToTheme(hour, isDark) === hour
    ? `The light where you are, ${formatReaderTime(now.toISOString())}`
    : 'Evening light, for the dark theme';
}
