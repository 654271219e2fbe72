import { brand } from '../../../../frame/brand.ts';
import { LabelledFact } from '../parts/chapter.tsx';

export function ContactFacts() {
  const look = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2';
  return (
    <dl>
      <LabelledFact label="Email">
        <a href={`mailto:${brand.email}`} className={look}>
          {brand.email}
        </a>
      </LabelledFact>
      <LabelledFact label="Phone">
        <a href={`tel:${brand.phone.dialled}`} className={look}>
          {brand.phone.shown}
        </a>
      </LabelledFact>
      <LabelledFact label="Visit">{`${brand.place}, ${brand.visits}`}</LabelledFact>
    </dl>
  );
}
