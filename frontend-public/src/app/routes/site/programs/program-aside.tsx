import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from 'shell/session';
import { PAID_TIERS, getTierName, type Tier } from 'shell/tier';
import type { Program } from '../../../../features/content/api/content.ts';
import type { OutlineModule } from '../../../../features/content/outline.ts';
import { plansQuery } from '../../../../features/membership/api/plans.ts';
import { useCertificates } from '../../../../features/teachings/api/certificates.ts';
import { lowestMonthlyPriceText } from '../../../../features/membership/prices.ts';
import { LessonAccessIcon } from '../../../../ui/art/lesson-mark.tsx';
import { Button } from '../../../../ui/button.tsx';
import { certificatePath } from '../../../../features/lesson/paths.ts';
import { TierMark } from '../../../../ui/tier-mark.tsx';

type ProgramAsideProps = { program: Program; outline: OutlineModule[] | undefined };

export function ProgramAside({ program, outline = [] }: ProgramAsideProps) {
  const firstOpen = outline.find(({ module, lessons }) => !module.locked || lessons.some(({ locked }) => !locked));
  return (
    <aside className="max-w-120 self-start wide:sticky wide:top-28 wide:col-span-4 wide:col-start-9 wide:row-span-2 wide:row-start-1 wide:max-w-none wide:pl-6">
      {program.locked ? (
        <NextStepWithMembership firstOpen={firstOpen} />
      ) : (
        <NextStepWithAccess programId={program.id} firstOpen={firstOpen} />
      )}
      {outline.length > 0 && <LessonSymbolsLegend outline={outline} />}
    </aside>
  );
}

function NextStepWithMembership({ firstOpen }: { firstOpen: OutlineModule | undefined }) {
  const { data: plans = [] } = useQuery(plansQuery());
  const way = useFirstOpenLink(firstOpen);
  const price = lowestMonthlyPriceText(plans);
  return (
    <NextStep
      heading="Included with membership"
      words={`${price ? `From ${price} a month, and every other program with it. ` : ''}Cancel at any time.`}
      action={
        <Button variant="gold" size="large" to="/membership" wide>
          See membership
        </Button>
      }
      also={
        way && (
          <Button variant="quiet" to={way.to}>
            Open {way.name}
          </Button>
        )
      }
    />
  );
}

function NextStepWithAccess({ programId, firstOpen }: { programId: string; firstOpen: OutlineModule | undefined }) {
  const way = useFirstOpenLink(firstOpen);
  const { data: certificates = [] } = useCertificates();
  const certificate = certificates.find((each) => each.programId === programId);
  if (certificate)
    return (
      <NextStep
        heading="You have finished this program"
        words="You can read and watch every lesson again."
        action={
          <Button variant="gold" size="large" to={certificatePath(certificate)} wide>
            Your certificate
          </Button>
        }
      />
    );
  if (!way)
    return (
      <NextStep
        heading="Open to you"
        words="This program has no fixed lessons. Tell us what you are working on."
        action={
          <Button variant="gold" size="large" to="/contact" wide>
            Write to us
          </Button>
        }
      />
    );
  return (
    <NextStep
      heading="Open to you"
      words="Begin with the first module, or open any lesson marked as open."
      action={
        <Button variant="gold" size="large" to={way.to} wide>
          Open {way.name}
        </Button>
      }
    />
  );
}

function useFirstOpenLink(firstOpen: OutlineModule | undefined): { to: string; name: string } | undefined {
  const { status } = useSession();
  const lesson = firstOpen?.lessons.find(({ locked }) => !locked);
  if (status !== 'member' && lesson) return { to: `#${lesson.slug}`, name: `“${lesson.title}”` };
  return firstOpen && { to: `/members/modules/${firstOpen.module.id}`, name: firstOpen.module.title };
}

type NextStepProps = { heading: string; words: string; action: ReactNode; also?: ReactNode };

function NextStep({ heading, words, action, also }: NextStepProps) {
  return (
    <>
      <h2 className="title-32">{heading}</h2>
      <p className="mt-3 mb-6 text-plain text-muted">{words}</p>
      <div className="contents">{action}</div>
      {also && <p className="mt-3">{also}</p>}
    </>
  );
}

function LessonSymbolsLegend({ outline }: { outline: OutlineModule[] }) {
  const lessons = outline.flatMap((outlined) => outlined.lessons);
  const isShown = (tier: Tier) =>
    [...outline.map(({ module }) => module), ...lessons].some(({ visibilityTier }) => visibilityTier === tier);
  return (
    <section aria-labelledby="marks" className="mt-9 border-t-hair border-line pt-5">
      <h2 id="marks" className="font-sans text-15 leading-normal font-strong">
        Legend
      </h2>
      <ul className="mt-4 grid gap-3.5 text-15 leading-normal text-muted">
        {lessons.some(({ locked }) => !locked) && <Mark mark={<LessonAccessIcon isOpen />}>open to you now</Mark>}
        {lessons.some(({ locked }) => locked) && (
          <Mark mark={<LessonAccessIcon isOpen={false} />}>locked: opens with the tier shown</Mark>
        )}
        {PAID_TIERS.filter(isShown).map((tier) => (
          <Mark key={tier} mark={<TierMark tier={tier} size={22} />}>
            <span>{getTierName(tier)}</span>
            {tier !== 'visionary' && <span>{' and above'}</span>}
          </Mark>
        ))}
      </ul>
    </section>
  );
}

function Mark({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[40px_1fr] items-center">
      <span className="flex w-7 justify-center">{mark}</span>
      <span>{children}</span>
    </li>
  );
}
