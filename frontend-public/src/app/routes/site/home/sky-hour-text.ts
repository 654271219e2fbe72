import { adjustHourToTheme, toDecimalHour } from '../../../../ui/art/sky.ts';
import { formatReaderTime } from '../../../../ui/times.ts';

/** Names the hour of the drawn sky. With the dark theme this is an evening hour instead of a daylight hour. */
export function skyHourText(now: Date, isDark: boolean): string {
  const hour = toDecimalHour(now);
  return adjustHourToTheme(hour, isDark) === hour
    ? `The light where you are, ${formatReaderTime(now.toISOString())}`
    : 'Evening light, for the dark theme';
}
