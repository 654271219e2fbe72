import type { FastifyReply } from 'fastify';
import { formatDay } from '#kernel/format-date.ts';
import { createErrorPageFormatter, escapeHtml, renderPlainPage } from '#platform/site/plain-page.ts';
import type { ListPreferences } from '../use-cases/list/list-preferences.ts';
import { mailingHints } from '../use-cases/list/list.view.ts';
import { renderInvalidLink } from './unsubscribe-page.ts';

const frequencies = {
  daily: 'Every day at 7:00 AM',
  weekly: 'Every Sunday at 7:00 AM',
  none: 'Never',
} as const;

export function renderPreferencesPage(
  reply: FastifyReply,
  token: string,
  preferences: ListPreferences | undefined,
  notice = '',
): string {
  void reply.status(preferences ? 200 : 404).type('text/html; charset=utf-8');
  if (!preferences) return renderInvalidLink('Open it from the email again.');
  return renderForm(preferences, `/preferences/${token}/email`, notice);
}

function renderForm(preferences: ListPreferences, newEmailPath: string, notice: string): string {
  const { email, isSubscribed, newsletter, productNews, clickTracking } = preferences;
  const news = [
    renderBox('newsletter', 'Newsletter', newsletter, mailingHints.newsletter),
    renderBox('productNews', 'Product news', productNews, mailingHints.productNews),
  ];
  return renderPlainPage({
    title: 'Your emails',
    sun: isSubscribed ? 'lit' : 'unlit',
    body: `${notice && `<p role="status"><strong>${escapeHtml(notice)}</strong></p>`}
      <p>${isSubscribed ? 'Choose what we send to' : 'We send no emails of the mailing list to'} <strong>${escapeHtml(email)}</strong>.${isSubscribed ? '' : ' You can choose again here.'}</p>
      <form method="post">
        <fieldset><legend>News</legend>${news.join('')}</fieldset>
        ${renderReflections(preferences)}
        <fieldset><legend>Privacy</legend>${renderBox('clickTracking', 'Click tracking', clickTracking, mailingHints.clickTracking)}</fieldset>
        <p><button type="submit" name="action" value="save">Save</button></p>
        ${isSubscribed ? '<p><button class="second" type="submit" name="action" value="stop">Stop all emails</button></p>' : ''}
      </form>
      ${isSubscribed ? renderNewEmailForm(newEmailPath) : ''}
      <p class="quiet">Emails about your account and your payments are always sent.</p>`,
  });
}

function renderReflections({ reflections, timeZone, pausedUntil, now }: ListPreferences): string {
  const choices = Object.entries(frequencies).map(
    ([value, label]) =>
      `<p><label><input type="radio" name="reflections" value="${value}"${value === reflections ? ' checked' : ''}> ${label}</label></p>`,
  );
  const pause = pausedUntil
    ? `Paused until ${formatDay(pausedUntil, now, timeZone)}. Uncheck to end the pause.`
    : 'Pause for a month';
  return `<fieldset><legend>Daily reflection</legend>${choices.join('')}${renderBox('pause', pause, pausedUntil !== null)}</fieldset>
    <p><label>Time zone<br><select name="timeZone">${renderZones(timeZone)}</select></label></p>`;
}

function renderZones(timeZone: string): string {
  // Node.js lists each zone under only one of its names, so the list can lack the stored zone.
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), timeZone]);
  const options = [...zones].toSorted().map((zone) => {
    const name = escapeHtml(zone);
    return `<option value="${name}"${zone === timeZone ? ' selected' : ''}>${name.replaceAll('_', ' ')}</option>`;
  });
  return options.join('');
}

const renderBox = (name: string, label: string, isChecked: boolean, hint = ''): string =>
  `<p><label><input type="checkbox" name="${name}" value="on"${isChecked ? ' checked' : ''}${hint && ` aria-describedby="${name}-hint"`}> ${label}</label>${hint && `<br><span class="quiet" id="${name}-hint">${escapeHtml(hint)}</span>`}</p>`;

const renderNewEmailForm = (newEmailPath: string): string => `<form method="post" action="${escapeHtml(newEmailPath)}">
    <p><label>New email address<br><input type="email" name="email" required maxlength="255" autocomplete="email"></label><br><span class="quiet">We send a link to the new address. Nothing changes before you open it.</span></p>
    <button class="second" type="submit">Change the address</button>
  </form>`;

/** The first page changes nothing and shows a button, because email scanners open every link. */
export function renderNewEmailPage(reply: FastifyReply, email: string | undefined, isChanged: boolean): string {
  void reply.status(email === undefined ? 404 : 200).type('text/html; charset=utf-8');
  if (email === undefined) return renderInvalidLink('It may be too old. Ask for a new one on the preferences page.');
  const shown = `<strong>${escapeHtml(email)}</strong>`;
  return isChanged
    ? renderPlainPage({
        title: 'Your email is changed',
        sun: 'lit',
        body: `<p>We send our emails to ${shown} from now on.</p>`,
      })
    : renderPlainPage({
        title: 'Use this email?',
        sun: 'lit',
        body: `<p>We send our emails to ${shown} from then on. Your choice of emails stays the same.</p>
          <form method="post"><button type="submit">Use this email</button></form>`,
      });
}

export const formatPreferencesErrorPage = createErrorPageFormatter(
  'Your choice was not saved',
  'Go back to the form and choose again.',
);
