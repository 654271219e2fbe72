import type { AudienceCount } from './api/audiences.ts';

const leftOutLabels: Readonly<Record<string, string>> = {
  unsubscribed: 'unsubscribed',
  unconfirmed: 'not confirmed yet',
  suppressed: 'on the suppression list',
  muted: 'without campaigns in their settings',
};

export const describeLeftOut = (leftOut: AudienceCount['leftOut']): string =>
  Object.entries(leftOut)
    .filter(([, people]) => people > 0)
    .map(([reason, people]) => `${people.toLocaleString('en')} ${leftOutLabels[reason] ?? reason}`)
    .join(', ');
