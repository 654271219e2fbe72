import { Figures } from '../../../ui/figures.tsx';
import { momentOf, spanOf } from '../../../ui/words.ts';
import type { Health } from '../api/billing.ts';

const number = (count: number): string => count.toLocaleString('en');

/** How far we are behind the payment provider; a dash where nothing has come yet. */
export function HealthFigures({ health }: { health: Health }) {
  const { lastEventAt, lagSeconds, storedEvents, unprocessedEvents, failedPayments } = health;
  const figures: readonly (readonly [string, string])[] = [
    ['Last event', lastEventAt ? momentOf(lastEventAt) : 'None yet'],
    ['Delay', lagSeconds === null ? '–' : spanOf(lagSeconds)],
    ['Events', number(storedEvents)],
    ['Unprocessed', number(unprocessedEvents)],
    ['Failed payments', number(failedPayments)],
  ];
  return <Figures figures={figures} />;
}
