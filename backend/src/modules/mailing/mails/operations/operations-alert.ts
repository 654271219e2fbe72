import { formatDateTime } from '#kernel/format-date.ts';
import { Settings } from '#platform/config/settings.ts';
import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';

interface AlertFacts {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly openedAt: string;
  readonly isOver: boolean;
}

export const operationsAlertMail = defineMail({
  name: 'operations-alert',
  queue: 'billing-mail',
  why: 'All administrators get an email when an alert opens and when it is over.',
  template: async () => (await import('email-templates/emails/operations-alert')).operationsAlertEmail,
  props: ({ facts: { openedAt, ...facts }, createdAt, zone }: EmailContext<AlertFacts>, services) => ({
    ...facts,
    since: formatDateTime(new Date(openedAt), createdAt, zone),
    url: new URL('/admin/operations', services.get(Settings).siteUrl).href,
  }),
});
