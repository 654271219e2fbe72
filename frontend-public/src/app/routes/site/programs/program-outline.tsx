import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from 'shell/session';
import { loadChunk } from 'shell/load-chunk';
import type { OutlineLesson } from '../../../../features/content/api/content.ts';
import type { OutlineModule } from '../../../../features/content/outline.ts';
import { formatMinutes } from '../../../../ui/times.ts';
import { LessonAccessIcon } from '../../../../ui/art/lesson-mark.tsx';
import type { ProgramColor } from '../../../../ui/art/slug-art.ts';
import { SkeletonPanel } from '../../../../ui/skeleton.tsx';
import { TierName } from '../../../../ui/tier-mark.tsx';

const PublicLesson = lazy(async () => ({
  default: (await loadChunk(() => import('../../../../features/lesson/pages/public-lesson.tsx'))).PublicLesson,
}));

const modulesExpandedAtFirst = 2;

export function ProgramOutline({ outline, band }: { outline: OutlineModule[]; band: ProgramColor }) {
  const opened = useOpenedLessonSlug();
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" className="title-44">
        The outline
      </h2>
      <ol className="mt-9 border-b-hair border-line">
        {outline.map((outlined, index) => (
          <li key={outlined.module.id}>
            <ModulePart {...outlined} number={index + 1} opened={opened} band={band} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function useOpenedLessonSlug(): string | undefined {
  const { hash } = useLocation();
  return useSyncExternalStore(
    noSubscription,
    () => hash.slice(1),
    () => undefined,
  );
}

const noSubscription = () => () => undefined;

interface ExpandedModules {
  opened: string | undefined;
  band: ProgramColor;
}

function ModulePart({ module, lessons, number, ...rest }: OutlineModule & ExpandedModules & { number: number }) {
  const count = lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`;
  const isOpen = number <= modulesExpandedAtFirst || lessons.some(({ slug }) => slug === rest.opened);
  return (
    <details open={isOpen} className="group chapter">
      <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-5 gap-y-1 py-5 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="w-6 shrink-0 font-display text-20 text-muted">
          {number}
        </span>
        <h3 className="title-32 min-w-0 flex-1 leading-heading!">{module.title}</h3>
        <span className="flex min-w-0 basis-full flex-wrap items-baseline gap-x-5 text-15 text-muted pair:pl-11 tablet:basis-auto tablet:pl-0">
          {count}
          <TierName tier={module.visibilityTier} className="self-center text-ink group-open:hidden" />
          <span aria-hidden="true" className="ml-auto w-4 text-right text-20 leading-none text-ink">
            <span className="group-open:hidden">+</span>
            <span className="hidden group-open:inline">−</span>
          </span>
        </span>
      </summary>
      <ul className="pb-9">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} {...rest} />
        ))}
      </ul>
    </details>
  );
}

function LessonRow({ lesson, opened, band }: ExpandedModules & { lesson: OutlineLesson }) {
  const { title, slug, locked, durationSec, visibilityTier, moduleId } = lesson;
  const { status } = useSession();
  const isHere = status === 'visitor' && !locked && opened === slug;
  const row = useScrollToOpenedLesson(isHere);
  return (
    <li
      ref={row}
      id={slug}
      tabIndex={isHere ? -1 : undefined}
      className="scroll-mt-24 outline-none grid min-h-13.25 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-y-0.5 border-t max-pair:gap-x-2 border-rule py-2.5 text-plain tablet:grid-cols-[44px_minmax(0,1fr)_auto_72px]"
    >
      <LessonAccessIcon isOpen={!locked} />
      {locked ? (
        <span className="text-muted">{title}</span>
      ) : (
        <Link
          to={status === 'member' ? `/members/modules/${moduleId}/${slug}` : `#${slug}`}
          className="justify-self-start font-strong text-link underline decoration-1 underline-offset-5 hover:decoration-2"
        >
          {title}
        </Link>
      )}
      <span className="col-start-2 row-start-2 flex tablet:col-start-3 tablet:row-start-1">
        {locked ? <TierName tier={visibilityTier} /> : <LessonAccessLabel isForEveryone={visibilityTier === 'free'} />}
      </span>
      <span className="col-start-3 row-start-1 text-right text-15 text-muted tabular-nums tablet:col-start-4">
        {durationSec > 0 && formatMinutes(durationSec)}
      </span>
      {isHere && (
        <div className="col-span-full">
          <Suspense fallback={<SkeletonPanel height={320} />}>
            <PublicLesson slug={slug} band={band} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** Scrolls on each navigation, even to the same URL, because the user may have closed the module. */
function useScrollToOpenedLesson(isHere: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!isHere || !row.current) return;
    const module = row.current.closest('details');
    if (module) module.open = true;
    row.current.scrollIntoView();
    row.current.focus({ preventScroll: true });
  }, [isHere, key]);
  return row;
}

function LessonAccessLabel({ isForEveryone }: { isForEveryone: boolean }) {
  return <span className="text-15 font-strong text-success">{isForEveryone ? 'Open to everyone' : 'Open to you'}</span>;
}
