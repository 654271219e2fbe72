import type { AlertName } from '../../domain/operations-alert.entity.ts';

interface AlertText {
  readonly title: string;
  readonly action: string;
}

const nothingIsLost = 'Nothing is lost.';

export const alertTexts: Readonly<Record<AlertName, AlertText>> = {
  'stripe-webhooks': {
    title: 'Payments are processed later than usual',
    action: `Open Operations and look at the failed tasks of the queue Payments. If there are none, check that a worker runs. ${nothingIsLost}`,
  },
  'email-webhooks': {
    title: 'Reports about emails are processed later than usual',
    action: `Open Operations and release the queue Other emails if it is on hold. If it is not, check that a worker runs. Bounces are not counted until then. ${nothingIsLost}`,
  },
  'failed-tasks': {
    title: 'Tasks failed',
    action: 'Open Operations and read what went wrong. Then try the tasks again, or drop what is no longer needed.',
  },
  'outbox-lag': {
    title: 'Changes are passed on later than usual',
    action: `Ask the people who run the server to restart the worker. Emails and payments wait until then. ${nothingIsLost}`,
  },
  disk: {
    title: 'The disk is almost full',
    action:
      'Delete files in the library that are not needed, or ask the people who run the server for more space. Uploads stop when it is full.',
  },
  certificate: {
    title: 'The certificate of the site expires soon',
    action: 'Ask the people who run the server to renew it now. After that day, browsers do not open the site.',
  },
  'certificate-expired': {
    title: 'The certificate of the site expired',
    action: 'Ask the people who run the server to renew it now. Browsers do not open the site until then.',
  },
  'certificate-unreadable': {
    title: 'The certificate of the site cannot be read',
    action: 'Open the site in a browser. If it does not open, ask the people who run the server to look at the proxy.',
  },
  backup: {
    title: 'The data has no good backup of the last day',
    action: 'Open Operations and start a backup. If it fails again, ask the people who run the server.',
  },
  clock: {
    title: 'The clock of a server is wrong',
    action:
      'Ask the people who run the server to set its clock by NTP. Until then, a worker on it leaves its tasks to the other workers, and sign-in can fail.',
  },
  'bounce-rate': {
    title: 'Many emails bounce',
    action:
      'Open Mailing and look at the addresses that bounce. Pause campaigns to old lists. Email services block senders with many bounces.',
  },
};
