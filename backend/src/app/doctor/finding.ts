export interface Finding {
  readonly check: string;
  readonly status: 'ok' | 'fault' | 'skipped';
  readonly detail: string;
  readonly action?: string;
}

export const ok = (check: string, detail: string): Finding => ({ check, status: 'ok', detail });
export const skipped = (check: string, detail: string): Finding => ({ check, status: 'skipped', detail });
export const fault = (check: string, detail: string, action: string): Finding => ({
  check,
  status: 'fault',
  detail,
  action,
});

export const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .flatMap(({ check, status, detail, action }) => [
      `${status.padEnd(8)} ${check}: ${detail}`,
      ...(action ? [`${' '.repeat(9)}${action}`] : []),
    ])
    .join('\n');
