const maxFaults = 20;
const timing = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+\S.*)?$/;
const timestamp = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

export function findCaptionFaults(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const faults: string[] = [];
  const report = (index: number, message: string) => void faults.push(`Line ${index + 1}: ${message}`);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) report(0, 'the file must begin with WEBVTT');
  let previousStart = -1;
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    cues += 1;
    const [, from, to] = timing.exec(line) ?? [];
    const [start, end] = [parseTime(from), parseTime(to)];
    if (start === undefined || end === undefined) {
      report(index, 'write the times as 00:01:05.000 --> 00:01:08.500');
      continue;
    }
    if (end <= start) report(index, 'the end must be after the start');
    if (start < previousStart) report(index, 'the start must not be before the start of the caption above');
    if (index > 1 && isText(lines[index - 1]) && isText(lines[index - 2]) && !isHeader(lines, index - 2))
      report(index, 'leave an empty line before the caption');
    if (!isText(lines[index + 1])) report(index, 'the caption has no text');
    previousStart = start;
  }
  if (cues === 0 && faults.length === 0) report(lines.length - 1, 'there are no captions');
  return faults.slice(0, maxFaults);
}

const isText = (line: string | undefined): boolean => line !== undefined && line.trim() !== '' && !line.includes('-->');

const isHeader = (lines: readonly string[], index: number): boolean => !lines.slice(0, index + 1).includes('');

function parseTime(text: string | undefined): number | undefined {
  const [, hours = '0', minutes, seconds, milliseconds] = timestamp.exec(text ?? '') ?? [];
  if (minutes === undefined) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds);
}
