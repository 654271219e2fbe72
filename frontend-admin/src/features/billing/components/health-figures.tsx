import { momentOf, spanOf } from '../../../ui/words.ts';
import type { Health } from '../api/billing.ts';

const number = (count: number): string => count.toLocaleString('en');

/** How far we are behind the payment provider; a dash where nothing has come yet. */
export function HealthFigures({ health }: { health: Health }) {
  const { lastEventAt, lagSeconds, storedEvents, unprocessedEvents, failedPayments } = health;
  const figures: [string, string][] = [
    ['Last event', lastEventAt ? momentOf(lastEventAt) : 'None yet'],
    ['Lag', lagSeconds === null ? '–' : spanOf(lagSeconds)],
    ['Stored events', number(storedEvents)],
    ['Not dealt with yet', number(unprocessedEvents)],
    ['Failed payments', number(failedPayments)],
  ];
  return (
    <dl className="figures">
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
