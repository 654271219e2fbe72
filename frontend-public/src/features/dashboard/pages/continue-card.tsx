import type { ReactNode } from 'react';
import type { NextStep } from '../api/dashboard.ts';
import { FilmPoster } from '../../player/components/film-poster.tsx';
import { minutesLeftText } from '../../lesson/lesson-progress.ts';
import { programColorNames } from '../../../ui/art/slug-art.ts';
import { WavePicture } from '../../../ui/art/wave-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { ProgressLine } from '../../../ui/position-line.tsx';
import { lessonPath } from '../../lesson/paths.ts';

interface ContinueCardProps {
  step: NextStep | null;
  isSmall: boolean;
  isGold: boolean;
}

export function ContinueCard({ step, isSmall, isGold }: ContinueCardProps) {
  if (!step) return <AllLessonsSeen />;
  const { title, place, positionSec, durationSec, isFirst } = step;
  const isBegun = positionSec > 0;
  return (
    <Card picture={!isSmall && <Picture step={step} />}>
      <div>
        <p className="text-15 font-strong text-muted">
          {isFirst ? 'Begin here' : isBegun ? 'Continue where you left off' : 'Next for you'}
        </p>
        <h2 id="continue" className="title-32 mt-1">
          {title}
        </h2>
        <p className="mt-2 text-plain text-muted">
          {place ? `${place.programTitle}, module ${place.moduleNumber}, lesson ${place.lessonNumber}` : 'A meditation'}
        </p>
      </div>
      <div>
        {durationSec > 0 && (
          <>
            {isBegun ? (
              <ProgressLine share={positionSec / durationSec} />
            ) : (
              <span aria-hidden="true" className="block border-t-hair border-line" />
            )}
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-plain text-muted">
              <span>
                {isBegun && (
                  <span>
                    <strong className="font-semibold text-ink">{formatPlaybackTime(positionSec)}</strong> of{' '}
                  </span>
                )}
                <span>{formatPlaybackTime(durationSec)}</span>
              </span>
              {isBegun && <span>{minutesLeftText(durationSec - positionSec)}</span>}
            </p>
          </>
        )}
        <Button
          to={place ? lessonPath({ slug: place.lessonSlug, moduleSlug: place.moduleSlug }) : '/members/meditations'}
          variant={isGold ? 'gold' : 'secondary'}
          size="large"
          wide
          className="mt-5"
          aria-describedby="continue"
        >
          {isBegun ? 'Continue' : 'Begin'}
        </Button>
      </div>
    </Card>
  );
}

function AllLessonsSeen() {
  return (
    <Card picture={null}>
      <h2 id="continue" className="title-32">
        You have seen everything that is open to you
      </h2>
      <div>
        <Button to="/members/sit">Sit in silence</Button>
      </div>
    </Card>
  );
}

function Card({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-labelledby="continue"
      className={`grid h-full grid-cols-1 overflow-hidden rounded-card border border-rule bg-card ${picture ? 'tablet:grid-cols-2 wide:min-h-103' : ''}`}
    >
      {picture && (
        <div className="relative min-h-47 overflow-hidden [&>svg]:absolute [&>svg]:inset-0 [&>svg]:size-full [&>svg]:rounded-none">
          {picture}
        </div>
      )}
      <div className="flex flex-col justify-between gap-10 p-[min(2rem,8vw)]">{children}</div>
    </section>
  );
}

function Picture({ step: { id, place, durationSec } }: { step: NextStep }) {
  if (!place) return <WavePicture id={id} durationSec={durationSec} />;
  return <FilmPoster band={programColorNames[(place.programNumber - 1) % programColorNames.length] ?? 'indigo'} />;
}
