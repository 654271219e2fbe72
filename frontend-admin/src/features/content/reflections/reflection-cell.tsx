import dayjs, { type Dayjs } from 'dayjs';
import type { ReflectionDay } from '../api/reflection-days.ts';

interface ReflectionCellProps {
  day: Dayjs;
  chosen: Dayjs;
  today: string | undefined;
  reflection: ReflectionDay | undefined;
}

const statusTexts: Readonly<Record<ReflectionDay['status'], string>> = {
  published: '',
  draft: 'draft',
  scheduled: 'scheduled',
  repeated: 'sent again',
};

export function ReflectionCell({ day, chosen, today, reflection }: ReflectionCellProps) {
  const isChosen = day.isSame(chosen, 'day');
  const key = day.format('YYYY-MM-DD');
  const isEmpty = !reflection && today !== undefined && key >= today;
  const status = reflection ? statusTexts[reflection.status] : '';
  const content = reflection ? [reflection.title || 'Untitled', status].filter(Boolean).join(', ') : 'no text';
  return (
    <div
      role="group"
      tabIndex={isChosen ? 0 : -1}
      data-day={key}
      aria-label={`${day.format('dddd D MMMM YYYY')}, ${content}`}
      {...(key === today && { 'aria-current': 'date' as const })}
      className={`day${isChosen ? ' chosen' : ''}${day.isSame(chosen, 'month') ? '' : ' other'}`}
    >
      <span className="number">{day.date() === 1 ? dayjs(day).format('D MMM') : day.date()}</span>
      {reflection && <span className="reflection">{reflection.title || 'Untitled'}</span>}
      {status && <em>{status}</em>}
      {isEmpty && (
        <span className="no-text">
          <EmptyDisc />
          <span>no text</span>
        </span>
      )}
    </div>
  );
}

const EmptyDisc = () => (
  <svg width="30" height="12" viewBox="0 0 30 12" aria-hidden="true" focusable="false">
    <path
      d="M6 11a9 9 0 0 1 18 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="0.1 3.4"
      strokeLinecap="round"
    />
    <path d="M0 11.25h30" stroke="currentColor" strokeWidth="1.25" />
  </svg>
);
