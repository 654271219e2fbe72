import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { EventTime } from '../../../../features/content/components/event-time.tsx';
import { recurrenceText } from '../../../../features/content/recurrence.ts';
import type { Event } from '../../../../features/content/api/content.ts';
import { EVENT_CATEGORY_LABELS } from '../../../../features/content/labels.ts';
import { moonPhase } from '../../../../ui/art/moon.ts';
import { createRandom, hashSeed } from '../../../../ui/art/seed.ts';
import { SkyBackground } from '../../../../ui/art/sky-stage.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LibraryPicture } from '../../../../ui/library-picture.tsx';
import { TierName } from '../../../../ui/tier-mark.tsx';
import { brand } from '../../../../frame/brand.ts';

export function UpcomingEvent({ event, isNext }: { event: Event; isNext: boolean }) {
  const { title, slug, descriptionPlain, picture, startsAt, recurrence, visibilityTier, locked } = event;
  const rule = recurrence && recurrenceText(recurrence);
  return (
    <article
      aria-labelledby={`event-${slug}`}
      className="grid grid-cols-1 gap-6 border-t-hair border-line py-9 last:border-b-hair tablet:grid-cols-[minmax(0,274px)_1fr] wide:grid-cols-[274px_1fr_340px] wide:gap-10"
    >
      <div className="relative h-[200px] overflow-hidden rounded-card wide:h-[224px]" style={moonPosition(slug)}>
        {picture ? (
          <LibraryPicture
            picture={picture}
            widths="(min-width: 48rem) 274px, 92vw"
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <SkyBackground hour={23} stage="panel" moon={moonPhase(new Date(startsAt))} isStill />
        )}
      </div>
      <div>
        <p className="text-15 leading-normal text-muted">
          <span>{eventKindAndPlaceText(event)}</span>
          {rule && <span>{`. ${rule}`}</span>}
        </p>
        <h3
          id={`event-${slug}`}
          className="mt-1 font-display text-[min(2rem,12vw)] leading-title tracking-title tablet:text-38"
        >
          <Link to={`/events/${slug}`} className="decoration-[1.25px] underline-offset-6 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-3 max-w-105 text-17 leading-text text-muted">{descriptionPlain}</p>
        <TierName tier={visibilityTier} className="mt-3" />
      </div>
      <div className="tablet:col-start-2 wide:col-start-3">
        <EventTime event={event} />
        <Button
          variant={isNext ? 'gold' : 'secondary'}
          to={locked ? '/membership' : `/events/${slug}`}
          wide
          className="mt-5"
          {...(locked && { 'aria-describedby': `event-${slug}` })}
        >
          <span>{locked ? 'Join to Attend' : 'See how to join'}</span>
          {!locked && <span className="sr-only">: {title}</span>}
        </Button>
      </div>
    </article>
  );
}

export function eventKindAndPlaceText({ category, isVirtual, location }: Event): string {
  return `${EVENT_CATEGORY_LABELS[category]}, ${isVirtual ? 'online' : (location ?? brand.place)}`;
}

function moonPosition(slug: string): CSSProperties {
  return { '--panel-x': `${Math.round(createRandom(hashSeed(slug)).between(32, 74))}cqw` } as CSSProperties;
}
