import { Figures } from '../../../ui/figures.tsx';
import type { SubscriberCounts as Counts } from '../api/subscribers.ts';

/** How many addresses the list holds; a dash stands for what is not known yet. */
export function SubscriberCounts({ counts }: { counts: Counts | undefined }) {
  const figure = (key: keyof Counts): string => counts?.[key].toLocaleString('en') ?? '–';
  return (
    <Figures
      figures={[
        ['Total Subscribers', figure('total')],
        ['Active', figure('active')],
        ['Unsubscribed', figure('unsubscribed')],
      ]}
    />
  );
}
