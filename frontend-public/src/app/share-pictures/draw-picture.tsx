import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { eventQuery, programsQuery } from '../../features/content/api/content.ts';
import { eventPlaceText } from '../../features/content/components/event-time.tsx';
import { formatClockTime, formatDay } from '../../ui/times.ts';
import type { ApiFetch } from 'shell/site-bundle';
import { moonPhase } from '../../ui/art/moon.ts';
import type { ProgramColor } from '../../ui/art/slug-art.ts';
import { newQueryClient } from '../providers.tsx';
import { ProgramSharePicture } from './program-picture.tsx';
import { SkySharePicture } from './sky-picture.tsx';

type PictureRequest = { path: string; hour: number; slug: string; title: string; ask: ApiFetch };

const homeTitle = 'You were never separate.';

const bands = ['indigo', 'ochre', 'forest', 'rose'] as const satisfies ProgramColor[];

/** Returns an SVG of 1200 by 630 px. */
export async function renderSharePicture(wanted: PictureRequest): Promise<string> {
  return renderToStaticMarkup(await createPicture(wanted));
}

async function createPicture({ path, hour, slug, title, ask }: PictureRequest): Promise<ReactElement> {
  if (path === '/programs/:slug') return createProgramPicture(slug, ask);
  if (path === '/events/:slug') return createEventPicture(slug, hour, ask);
  return <SkySharePicture title={path === '/' ? homeTitle : title} hour={hour} />;
}

async function createProgramPicture(slug: string, ask: ApiFetch): Promise<ReactElement> {
  const programs = await newQueryClient().fetchQuery(programsQuery(ask));
  const place = programs.findIndex((program) => program.slug === slug);
  const { title, durationLabel } = programs[place] ?? { title: '', durationLabel: null };
  return (
    <ProgramSharePicture
      title={title}
      slug={slug}
      band={bands[place % bands.length] ?? 'indigo'}
      note={durationLabel ?? undefined}
    />
  );
}

async function createEventPicture(slug: string, hour: number, ask: ApiFetch): Promise<ReactElement> {
  const event = await newQueryClient().fetchQuery(eventQuery(slug, ask));
  const { title, startsAt, zone } = event;
  const when = `${formatDay(startsAt, zone)}, ${formatClockTime(startsAt, zone)} ${eventPlaceText(event)}`;
  return <SkySharePicture title={title} hour={hour} moon={moonPhase(new Date(startsAt))} note={when} />;
}
