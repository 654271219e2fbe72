import { brand } from '../../../../frame/brand.ts';
import { Fact } from '../parts/chapter.tsx';

export function ContactFacts() {
  const look = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2';
  return (
    <dl>
      <Fact label="Email">
        <a href={`mailto:${brand.email}`} className={look}>
          {brand.email}
        </a>
      </Fact>
      <Fact label="Phone">
        <a href={`tel:${brand.phone.dialled}`} className={look}>
          {brand.phone.shown}
        </a>
      </Fact>
      <Fact label="Visit">{`${brand.place}, ${brand.visits}`}</Fact>
    </dl>
  );
}
