const warning = 40;
const names: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

export function findLogProblem(line: string): string | undefined {
  const entry = parse(line);
  if (!entry || typeof entry['level'] !== 'number' || entry['level'] < warning) return undefined;
  const { level, msg, event, err } = entry;
  const cause = typeof err === 'object' && err !== null && 'message' in err ? `: ${String(err.message)}` : '';
  return `${names[level as number] ?? 'error'}: ${String(msg ?? event ?? '')}${cause}`;
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
