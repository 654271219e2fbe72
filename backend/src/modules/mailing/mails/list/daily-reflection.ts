import { Settings } from '#platform/config/settings.ts';
import { renderProse } from '#platform/markdown/prose.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { FindReflectionForEmail } from '../../use-cases/reflections/find-reflection-for-email.ts';

export const dailyReflectionMail = defineMail({
  name: 'daily-reflection',
  queue: 'campaigns',
  consent: 'list',
  purpose: 'reflection',
  isSameForAll: true,
  template: async () => (await import('email-templates/emails/daily-reflection')).dailyReflectionEmail,
  props: async ({ subscriberId, facts }: { subscriberId: string | null; facts: { day: string } }, services) => {
    const reflection = subscriberId && (await services.get(FindReflectionForEmail).find(subscriberId, facts.day));
    if (!reflection) return undefined;
    const { title, text, question } = reflection;
    const page = new URL('/members/today', services.get(Settings).siteUrl);
    const html = renderProse(text, { origin: page.origin, page: page.href });
    return { reflection: { title, html, question } };
  },
});
