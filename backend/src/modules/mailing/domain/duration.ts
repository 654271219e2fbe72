const units = [
  { seconds: 86_400, one: 'a day', many: 'days' },
  { seconds: 3_600, one: 'an hour', many: 'hours' },
  { seconds: 60, one: 'a minute', many: 'minutes' },
] as const;
const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function formatDuration(seconds: number): string {
  const unit = units.find((one) => seconds % one.seconds === 0 && seconds > 0) ?? units[2];
  const count = Math.max(1, Math.floor(seconds / unit.seconds));
  return count === 1 ? unit.one : `${numberWords[count - 2] ?? count} ${unit.many}`;
}
