type StructuredData = Record<string, Record<string, unknown>>;

export function parseStructuredData(html: string): StructuredData {
  const found = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  const things = [...found].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}

const matchingText = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const anyDateTime = matchingText(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const context = { '@context': 'https://schema.org' };

const buildBreadcrumbs = (...steps: string[]) => ({
  ...context,
  itemListElement: steps.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});

export function expectedStructuredData(site: string): Record<string, StructuredData> {
  const name = 'Institute of Oneness';
  const institute = { '@type': 'Organization', name, url: `${site}/` };
  const circle = `${site}/events/weekly-circle`;
  return {
    '/': {
      Organization: { ...context, ...institute, logo: `${site}/icons/icon-512.png` },
      WebSite: { ...context, name, url: `${site}/` },
    },
    '/programs/foundations': {
      Course: { ...context, name: 'Foundations & "Firsts"', description: 'Begin <here>.', provider: institute },
      BreadcrumbList: buildBreadcrumbs('Home', 'Programs', 'Foundations & "Firsts"'),
    },
    '/events/weekly-circle': {
      Event: {
        ...context,
        ...{ name: 'Weekly Circle', url: circle, startDate: anyDateTime, endDate: anyDateTime, organizer: institute },
        location: { '@type': 'VirtualLocation', url: circle },
        eventSchedule: {
          ...{ '@type': 'Schedule', repeatFrequency: 'P1W', duration: 'PT60M' },
          ...{ startDate: matchingText(/^\d{4}-\d\d-\d\d$/), scheduleTimezone: 'America/New_York' },
        },
      },
      BreadcrumbList: buildBreadcrumbs('Home', 'Events', 'Weekly Circle'),
    },
    '/book': { Book: { ...context, name: matchingText(/^One Light: /), author: institute, url: `${site}/book` } },
    '/membership': {
      FAQPage: {
        ...context,
        mainEntity: expect.arrayContaining([
          expect.objectContaining({
            '@type': 'Question',
            name: matchingText(/\?$/),
            acceptedAnswer: { '@type': 'Answer', text: matchingText(/\.$/) },
          }),
        ]) as unknown,
      },
    },
  };
}
