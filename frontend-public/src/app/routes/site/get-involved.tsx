import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';
import { PageMeta } from '../../page-meta.tsx';
import { IndexRow } from './chapter.tsx';
import { CircleDrawing } from './head-drawings.tsx';

const ways = [
  { name: 'Volunteer', words: 'Lend a hand at a circle, a workshop or a gathering.', subject: 'Volunteering' },
  { name: 'Ambassador', words: 'Open a door where you live, and bring people together.', subject: 'Ambassador' },
  { name: 'Spread the Word', words: 'Pass on a page, a reflection or the book.', subject: 'Spreading the word' },
];

export function GetInvolvedPage() {
  return (
    <>
      <PageMeta title="Get Involved" description="Volunteer, become an ambassador, or spread the word." />
      <PageHead
        title="Lend a hand."
        drawing={<CircleDrawing />}
        lead="Three ways to help. None of them asks for more time than you have."
      />
      <ul className="column pt-16 tablet:pt-24">
        {ways.map(({ name, words, subject }) => (
          <IndexRow
            key={name}
            name={name}
            level={2}
            link={
              <Button variant="quiet" href={`mailto:${brand.email}?subject=${encodeURIComponent(subject)}`} sameTab>
                Write to us<span className="sr-only"> about: {name}</span>
              </Button>
            }
          >
            {words}
          </IndexRow>
        ))}
      </ul>
      <div className="column pt-12 pb-32">
        <Button variant="gold" size="large" to="/membership">
          Join the Movement
        </Button>
      </div>
    </>
  );
}
