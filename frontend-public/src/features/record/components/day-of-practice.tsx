import type { PracticeDay } from '../days.ts';
import { dateInWords, minutesInWords } from '../words.ts';

/** What one day of the year held. */
export function DayOfPractice({ date, day }: { date: string; day: PracticeDay | undefined }) {
  return (
    <section aria-labelledby="chosen-day" className="chapter grid gap-x-6 gap-y-4 pt-7 wide:grid-cols-12">
      <div className="wide:col-span-4">
        <h2 id="chosen-day" className="title-32" aria-live="polite">
          {dateInWords(date)}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted">Choose a day in the year to see it here.</p>
      </div>
      {day ? (
        <dl className="text-plain wide:col-span-8">
          <Fact name="Sits" value={String(day.sits)} />
          <Fact name="Sat for" value={minutesInWords(day.minutes)} />
        </dl>
      ) : (
        <p className="py-3 text-plain text-muted wide:col-span-8">Nothing recorded.</p>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 border-b border-rule py-3">
      <dt>{name}</dt>
      <dd className="text-muted">{value}</dd>
    </div>
  );
}
