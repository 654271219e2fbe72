import { sumPracticeByMonth, type PracticeDay } from '../days.ts';
import { monthText } from '../texts.ts';

export function MonthsTable({ days }: { days: readonly PracticeDay[] }) {
  const months = sumPracticeByMonth(days);
  if (months.length === 0) return <p className="text-plain text-muted">Nothing recorded yet.</p>;
  return (
    <table className="w-full max-w-160 text-left text-plain tabular-nums">
      <caption className="sr-only">Days and minutes of practice by month</caption>
      <thead className="text-15 text-muted">
        <tr className="border-b border-rule">
          <th scope="col" className="py-2 font-normal">
            Month
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Days
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Minutes
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((sum) => (
          <tr key={sum.month} className="border-b border-rule">
            <th scope="row" className="py-3 font-normal">
              {monthText(sum.month)}
            </th>
            <td className="py-3 text-right">{sum.days}</td>
            <td className="py-3 text-right">{sum.minutes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
