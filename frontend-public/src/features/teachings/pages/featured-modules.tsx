import type { Module, Program } from '../../content/api/content.ts';
import type { Lesson } from '../../lesson/api/lessons.ts';
import type { PracticeProgress } from '../../lesson/api/practice.ts';
import { RisingDisc } from '../../../ui/art/rising-disc.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/in-words.ts';
import { TierName } from '../../../ui/tier-mark.tsx';
import { getProgramColor, getProgramCssColor } from '../../../ui/art/program-band.ts';
import { modulePath } from '../../lesson/paths.ts';

interface FeaturedModulesProps {
  modules: readonly Module[];
  programs: readonly Program[];
  lessons: readonly Lesson[];
  practice: PracticeProgress | undefined;
}

interface Featured {
  module: Module;
  isOpen: boolean;
  share: number | undefined;
  percent: number;
  words: string;
  color: string;
  isLight: boolean;
}

export function FeaturedModules(props: FeaturedModulesProps) {
  const featured = selectFeaturedModules(props);
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="overflow-x-clip pt-8">
      <h2 id="featured" className="sr-only">
        Continue
      </h2>
      <div aria-hidden="true" className="border-b-hair border-line pt-10 max-wide:hidden">
        <div className="column grid grid-cols-4 gap-6">
          {featured.map(({ module, share, color, isLight }) => (
            <RisingDisc key={module.id} share={share} radius={84} color={color} isLight={isLight} />
          ))}
        </div>
      </div>
      <ul className="column grid grid-cols-1 gap-x-6 wide:grid-cols-4 wide:pt-12">
        {featured.map((item) => (
          <FeaturedModule key={item.module.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

function FeaturedModule({ module, isOpen, share, percent, words, color, isLight }: Featured) {
  return (
    <li className="flex gap-5 py-6 max-wide:border-b max-wide:border-rule wide:flex-col wide:py-0">
      <div aria-hidden="true" className="w-[68px] shrink-0 overflow-hidden pb-2 wide:hidden">
        <div className="border-b-hair border-line">
          <RisingDisc share={share} radius={34} color={isLight ? 'var(--gold)' : color} />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className={`title-26 wrap-anywhere wide:min-h-[2.4em] ${isOpen ? '' : 'text-muted'}`}>
          {module.programTitle}
        </h3>
        <p className="mt-2 text-plain">{module.title}</p>
        <p className="text-plain text-muted">{words}</p>
        {module.locked ? (
          <TierName tier={module.visibilityTier} className="mt-1" />
        ) : (
          <p className="mt-1 text-15 font-strong">{percent} %</p>
        )}
        <div className="mt-4 wide:mt-6">
          {!isOpen ? (
            <Button variant="quiet" to="/membership">
              Upgrade to unlock
              <span className="sr-only">: {module.title}</span>
            </Button>
          ) : (
            <Button to={modulePath(module)} variant={isLight ? 'gold' : 'secondary'} wide>
              {share ? 'Continue' : 'Begin'}
              <span className="sr-only">: {module.title}</span>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function selectFeaturedModules({ modules, programs, lessons, practice }: FeaturedModulesProps): Featured[] {
  const chosen = modules
    .filter(({ featured }) => featured !== null)
    .toSorted((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
  const seenOf = (module: Module) => practice?.modules.find(({ moduleId }) => moduleId === module.id);
  const goesOn = practice?.continue?.moduleId;
  const isOpen = (module: Module) =>
    !module.locked || lessons.some(({ moduleId, locked }) => moduleId === module.id && !locked);
  const light =
    chosen.find((module) => isOpen(module) && module.id === goesOn) ??
    chosen.find((module) => isOpen(module) && seenOf(module)?.percent !== 100);
  return chosen.map((module) => {
    const { done, percent } = seenOf(module) ?? { done: 0, percent: 0 };
    const count = lessons.filter(({ moduleId }) => moduleId === module.id).length;
    return {
      module,
      percent,
      isOpen: isOpen(module),
      share: isOpen(module) ? percent / 100 : undefined,
      words: progressText(done, count),
      color: getProgramCssColor(getProgramColor(programs.findIndex(({ id }) => id === module.programId))),
      isLight: module === light,
    };
  });
}

function progressText(done: number, count: number): string {
  const lessons = formatCount(count, 'lesson');
  if (count === 0) return 'Lessons coming soon';
  return done === 0 ? `${lessons}, not begun` : `${done} of ${lessons} seen`;
}
