import { adjustHourToTheme, toDecimalHour } from '../../../../ui/art/sky.ts';
import { formatReaderTime } from '../../../../ui/times.ts';

/** Describes the sky picture of the home page. The dark theme can show an evening sky by day, and the text then has no time. */
export function skyHourText(now: Date, isDark: boolean): string {
  const hour = toDecimalHour(now);
  return adjustHourToTheme(hour, isDark) === hour
    ? `The light where you are, ${formatReaderTime(now.toISOString())}`
    : 'Evening light, for the dark theme';
}
