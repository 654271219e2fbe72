import { Link } from 'react-router-dom';
import type { Program } from '../../../../features/content/api/content.ts';
import { getDisplayedModuleCount, parseWeeks } from '../../../../features/content/outline.ts';
import { TierName } from '../../../../ui/tier-mark.tsx';
import { getProgramColor, getProgramCssColor } from '../../../../ui/art/program-band.ts';
import { ProgramModuleDiscs } from './program-discs.tsx';

type ProgramListItemProps = {
  program: Program;
  modules: string[];
  index: number;
};

export function ProgramListItem({ program, modules, index }: ProgramListItemProps) {
  const { title, slug, summary, durationLabel, visibilityTier } = program;
  const moduleCount = getDisplayedModuleCount(program);
  const address = `/programs/${slug}`;
  const length = [moduleCount > 0 && moduleCountText(moduleCount), durationLabel].filter(Boolean).join(', ');
  return (
    <article aria-labelledby={`program-${slug}`}>
      <div className="relative flex items-end justify-between gap-6 border-b-hair border-line">
        <h2
          id={`program-${slug}`}
          className="baseline-bottom max-w-[5.2em] font-display text-[min(clamp(3rem,3.2vw+1.6rem,4.125rem),12.6vw)] leading-none tracking-display tablet:max-w-none"
        >
          <Link to={address} className="decoration-[1.25px] underline-offset-8 hover:underline">
            {title}
          </Link>
        </h2>
        <ProgramModuleDiscs
          modules={moduleCount}
          weeks={parseWeeks(durationLabel) ?? 0}
          color={getProgramCssColor(getProgramColor(index))}
          isFirst={index === 0}
        />
      </div>
      <div className="grid gap-8 pt-10 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          {summary && <p className="max-w-110 text-17 leading-text">{summary}</p>}
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-15 font-strong">
            {length && <span>{length}</span>}
            <TierName tier={visibilityTier} />
          </p>
          <p className="mt-3 text-plain">
            <Link
              to={address}
              className="inline-flex min-h-8 items-center text-link underline decoration-1 underline-offset-5 hover:decoration-2"
            >
              {linkText(index, moduleCount)}
              <span className="sr-only">: {title}</span>
            </Link>
          </p>
        </div>
        <div className="wide:col-span-5 wide:col-start-8">
          {moduleCount > 0 ? <ModuleNames titles={modules} /> : <LongDescription program={program} />}
        </div>
      </div>
    </article>
  );
}

function ModuleNames({ titles }: { titles: string[] }) {
  return (
    <ol className="text-plain">
      {titles.map((title, index) => (
        <li key={title} className="grid grid-cols-[36px_1fr] items-baseline border-b border-rule py-2.5 last:border-0">
          <span aria-hidden="true" className="font-display text-muted">
            {index + 1}
          </span>
          {title}
        </li>
      ))}
    </ol>
  );
}

function LongDescription({ program: { longDescriptionPlain } }: { program: Program }) {
  return longDescriptionPlain && <p className="max-w-110 text-plain text-muted">{longDescriptionPlain}</p>;
}

const moduleCountText = (modules: number): string => `${modules} modules`;

function linkText(index: number, modules: number): string {
  if (modules === 0) return 'How it works';
  return index === 0 ? 'Begin here' : 'See the outline';
}
