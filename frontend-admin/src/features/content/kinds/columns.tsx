import type { Tier } from 'shell/tier';
import { toBrowserTimeZone, getBrowserTimeZone } from 'shell/time-zone';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { getTimeZoneCity, formatCount, formatDate, formatMinutes, formatDateTime } from '../../../ui/format.ts';
import { describeRecurrenceRule } from '../fields/recurrence-rule.ts';

// Columns are typed by the fields they read, so a list cannot use a column whose fields its rows lack.

export const eventTitleColumn: Column<{ title: string; recurrence: string | null; zone: string }> = {
  title: 'Title',
  cell: ({ title: name, recurrence, zone }) => (
    <>
      <strong>{name}</strong>
      {recurrence && <span className="below">{describeRecurrenceRule(recurrence, zone)}</span>}
    </>
  ),
};

export const titleColumn: Column<{ title: string }> = {
  title: 'Title',
  cell: (row) => <strong>{row.title}</strong>,
};

export const nameColumn: Column<{ title: string }> = { ...titleColumn, title: 'Name' };

const roles: Readonly<Record<string, string>> = { teacher: 'Teacher', host: 'Host', both: 'Teacher and host' };

export const roleColumn: Column<{ role: string }> = {
  title: 'Role',
  width: { medium: '24%', wide: '24%' },
  from: 'medium',
  cell: (row) => roles[row.role],
};

export const dateColumn: Column<{ date: string }> = {
  title: 'Date',
  width: { medium: '22%', wide: '18%' },
  from: 'medium',
  // The date is formatted as noon in the reader's time zone, so the day does not change.
  cell: (row) => formatDate(`${row.date}T12:00`),
};

export const sampleColumn: Column<{ isSample: boolean }> = {
  title: 'Sample',
  width: { medium: '13%', wide: '13%' },
  from: 'medium',
  cell: ({ isSample }) => (isSample ? 'Sample' : '–'),
  folded: ({ isSample }) => (isSample ? 'Sample' : null),
};

export const resourceTitleColumn: Column<{ title: string; downloads: number }> = {
  title: 'Title',
  cell: ({ title: name, downloads }) => (
    <>
      <strong>{name}</strong>
      {downloads > 0 && <span className="below">{formatCount(downloads, 'download')}</span>}
    </>
  ),
};

export const visibilityTierColumn: Column<{ visibilityTier: Tier }> = {
  title: 'Tier',
  width: { medium: '17%', wide: '14%' },
  from: 'medium',
  cell: ({ visibilityTier }) => <TierLabel tier={visibilityTier} />,
};

export const durationColumn: Column<{ durationSec: number | null }> = {
  title: 'Duration',
  width: { medium: '13%', wide: '13%' },
  from: 'medium',
  cell: ({ durationSec }) => formatMinutes(durationSec),
  folded: ({ durationSec }) => (durationSec ? formatMinutes(durationSec) : null),
};

export const orderColumn: Column<{ orderNum: number }> = {
  title: 'Order',
  width: { medium: '10%', wide: '10%' },
  from: 'medium',
  cell: ({ orderNum }) => orderNum,
  folded: ({ orderNum }) => `Order ${orderNum}`,
};

export const typeColumn: Column<{ type: string }> = {
  title: 'Type',
  width: { medium: '18%', wide: '18%' },
  from: 'medium',
  cell: (row) => row.type,
};

export const categoryColumn: Column<{ category: string }> = {
  title: 'Category',
  width: { wide: '15%' },
  from: 'wide',
  cell: (row) => row.category,
};

const readersZone = getBrowserTimeZone();

export const startTimeColumn: Column<{ startsAt: string; zone: string }> = {
  title: 'Starts',
  width: { medium: '36%', wide: '24%' },
  from: 'medium',
  cell: ({ startsAt, zone }) => {
    const [there, here] = [formatDateTime(startsAt, { zone }), formatDateTime(startsAt)];
    return (
      <>
        <span>{there} </span>
        {toBrowserTimeZone(zone) !== toBrowserTimeZone(readersZone) && <span>in {getTimeZoneCity(zone)}</span>}
        {there !== here && <span className="below">{here} your time</span>}
      </>
    );
  },
};

export const lengthColumn: Column<{ durationLabel: string | null }> = {
  title: 'Length',
  width: { medium: '24%', wide: '24%' },
  from: 'medium',
  cell: ({ durationLabel }) => durationLabel ?? '–',
};

export const moduleCountColumn: Column<{ moduleCount: number }> = {
  title: 'Modules',
  width: { medium: '13%', wide: '13%' },
  from: 'medium',
  cell: ({ moduleCount }) => moduleCount,
  folded: ({ moduleCount }) => formatCount(moduleCount, 'module'),
};

const belonging = { width: { medium: '27%', wide: '30%' }, from: 'medium' } as const;

export const programColumn: Column<{ programTitle: string }> = {
  title: 'Program',
  ...belonging,
  cell: ({ programTitle }) => programTitle,
};

export const moduleColumn: Column<{ moduleTitle: string }> = {
  title: 'Module',
  ...belonging,
  cell: ({ moduleTitle }) => moduleTitle,
};
