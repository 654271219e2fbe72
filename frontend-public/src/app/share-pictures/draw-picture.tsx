import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { eventQuery, programsQuery } from '../../features/content/api/content.ts';
import { clockTime, longDay, zoneName } from '../../features/content/times.ts';
import type { Ask } from '../../shell/api.ts';
import { moonPhase } from '../../ui/art/moon.ts';
import type { Band } from '../../ui/art/slug-art.ts';
import { newQueryClient } from '../providers.tsx';
import { ProgramPicture } from './program-picture.tsx';
import { SkyPicture } from './sky-picture.tsx';

type Wanted = { path: string; slug: string; title: string; ask: Ask };

/** The hour whose light each page is shared in; a page without one stands in the calm of ten in the morning. */
const hours: Readonly<Record<string, number>> = {
  '/': 10,
  '/about': 7.6,
  '/programs': 12,
  '/events': 22.2,
  '/membership': 17,
  '/partner': 18.3,
  '/get-involved': 9,
  '/resources': 15,
  '/contact': 8.4,
  '/book': 19.2,
  '/press-kit': 18.7,
};
const calmHour = 10;
const nightHour = 23;

const homeTitle = 'You were never separate.';

/** The hues of the programs, in their order. */
const bands = ['indigo', 'ochre', 'forest', 'rose'] as const satisfies Band[];

/** The picture a page is shared with, as SVG of 1200 by 630. The same page is the same picture. */
export async function drawPicture(wanted: Wanted): Promise<string> {
  return renderToStaticMarkup(await pictureOf(wanted));
}

async function pictureOf({ path, slug, title, ask }: Wanted): Promise<ReactElement> {
  if (path === '/programs/:slug') return pictureOfProgram(slug, ask);
  if (path === '/events/:slug') return pictureOfEvent(slug, ask);
  return <SkyPicture title={path === '/' ? homeTitle : title} hour={hours[path] ?? calmHour} />;
}

async function pictureOfProgram(slug: string, ask: Ask): Promise<ReactElement> {
  const programs = await newQueryClient().fetchQuery(programsQuery(ask));
  const place = programs.findIndex((program) => program.slug === slug);
  const { title, durationLabel } = programs[place] ?? { title: '', durationLabel: null };
  return (
    <ProgramPicture
      title={title}
      slug={slug}
      band={bands[place % bands.length] ?? 'indigo'}
      note={durationLabel ?? undefined}
    />
  );
}

/** An event carries the moon of its night. */
async function pictureOfEvent(slug: string, ask: Ask): Promise<ReactElement> {
  const { title, startsAt, zone } = await newQueryClient().fetchQuery(eventQuery(slug, ask));
  const when = `${longDay(startsAt, zone)}, ${clockTime(startsAt, zone)} ${zoneName(startsAt, zone)}`;
  return <SkyPicture title={title} hour={nightHour} moon={moonPhase(new Date(startsAt))} note={when} />;
}
