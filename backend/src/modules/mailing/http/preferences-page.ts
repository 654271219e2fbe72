import type { FastifyReply } from 'fastify';
import { formatDay } from '#kernel/format-date.ts';
import { createErrorPageFormatter, escapeHtml, renderPlainPage } from '#platform/site/plain-page.ts';
import type { ListPreferences } from '../use-cases/list/list-preferences.ts';
import { renderInvalidLink } from './unsubscribe-page.ts';

const frequencies = {
  daily: 'Every day at 7:00 AM',
  weekly: 'Every Sunday at 7:00 AM',
  none: 'Never',
} as const;

/** Renders the form with the current choice, or a 404 page for an invalid link. */
export function renderPreferencesPage(
  reply: FastifyReply,
  preferences: ListPreferences | undefined,
  isSaved: boolean,
): string {
  void reply.status(preferences ? 200 : 404).type('text/html; charset=utf-8');
  if (!preferences) return renderInvalidLink('Open it from the email again.');
  return preferences.isSubscribed ? renderForm(preferences, isSaved) : renderUnsubscribed(preferences.email);
}

function renderForm(preferences: ListPreferences, isSaved: boolean): string {
  const { email, reflections, timeZone, pausedUntil, now, unsubscribeUrl } = preferences;
  const choices = Object.entries(frequencies).map(
    ([value, label]) =>
      `<p><label><input type="radio" name="reflections" value="${value}"${value === reflections ? ' checked' : ''}> ${label}</label></p>`,
  );
  // The list of the runtime can lack the stored zone, because it contains each zone by only one of its names.
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), timeZone]);
  const options = [...zones].toSorted().map((zone) => {
    const name = escapeHtml(zone);
    return `<option value="${name}"${zone === timeZone ? ' selected' : ''}>${name.replaceAll('_', ' ')}</option>`;
  });
  const pause = pausedUntil
    ? `Paused until ${formatDay(pausedUntil, now, timeZone)}. Uncheck to end the pause.`
    : 'Pause for a month';
  return renderPlainPage({
    title: 'Your emails',
    sun: 'lit',
    body: `${isSaved ? '<p role="status"><strong>Saved.</strong></p>' : ''}
      <p>Choose what we send to <strong>${escapeHtml(email)}</strong>.</p>
      <form method="post">
        <fieldset><legend>Daily reflection</legend>${choices.join('')}</fieldset>
        <p><label>Time zone<br><select name="timeZone">${options.join('')}</select></label></p>
        <p><label><input type="checkbox" name="pause" value="on"${pausedUntil ? ' checked' : ''}> ${pause}</label></p>
        <button type="submit">Save</button>
      </form>
      <p class="quiet">To get no more emails of the mailing list, <a href="${escapeHtml(unsubscribeUrl)}">unsubscribe</a>.</p>`,
  });
}

const renderUnsubscribed = (email: string): string =>
  renderPlainPage({
    title: 'You are not on the mailing list',
    sun: 'unlit',
    body: `<p>We send no emails of the mailing list to <strong>${escapeHtml(email)}</strong>.</p>
      <p class="quiet">You can join again at any time, at the foot of <a href="/">our home page</a>.</p>`,
  });

export const formatPreferencesErrorPage = createErrorPageFormatter(
  'Your choice was not saved',
  'Go back to the form and choose again.',
);
