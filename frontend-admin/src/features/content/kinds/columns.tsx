import type { Tier } from 'shell/tier';
import { toBrowserTimeZone, getBrowserTimeZone } from 'shell/time-zone';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import {
  capitalize,
  getTimeZoneCity,
  formatCount,
  formatDate,
  formatMinutes,
  formatDateTime,
} from '../../../ui/format.ts';
import { describeRecurrenceRule } from '../fields/recurrence-rule.ts';

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

const createTitleColumn = <Field extends string>(
  parentTitle: Field,
): Column<{ title: string } & Record<Field, string>> => ({
  title: 'Title',
  cell: (row) => (
    <>
      <strong>{row.title}</strong>
      <span className="below">{row[parentTitle]}</span>
    </>
  ),
});

export const moduleTitleColumn = createTitleColumn('programTitle');
export const lessonTitleColumn = createTitleColumn('moduleTitle');

export const replayTitleColumn = createTitleColumn('eventTitle');

export const nameColumn: Column<{ title: string }> = { ...titleColumn, title: 'Name' };

const roles: Readonly<Record<string, string>> = { teacher: 'Teacher', host: 'Host', both: 'Teacher and host' };

export const roleColumn: Column<{ role: string }> = {
  title: 'Role',
  width: { medium: '20%', wide: '20%' },
  from: 'medium',
  cell: (row) => roles[row.role],
};

export const dateColumn: Column<{ date: string | null }> = {
  title: 'Date',
  width: { medium: '22%', wide: '18%' },
  from: 'medium',
  // Formats noon, so that no time zone changes the day.
  cell: ({ date }) => (date ? formatDate(`${date}T12:00`) : '–'),
};

export const recordingTimeColumn: Column<{ startsAt: string | null }> = {
  title: 'Recorded',
  width: { medium: '26%', wide: '20%' },
  from: 'medium',
  cell: ({ startsAt }) => (startsAt ? formatDateTime(startsAt) : '–'),
};

export const sampleColumn: Column<{ isSample: boolean }> = {
  title: 'Sample',
  width: { wide: '11%' },
  from: 'wide',
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
  width: { medium: '16%', wide: '13%' },
  from: 'medium',
  cell: ({ visibilityTier }) => <TierLabel tier={visibilityTier} />,
};

export const durationColumn: Column<{ durationSec: number | null }> = {
  title: 'Duration',
  width: { wide: '11%' },
  from: 'wide',
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

const typeLabels: Readonly<Record<string, string>> = { pdf: 'PDF', soundbath: 'Sound bath' };

export const typeColumn: Column<{ type: string }> = {
  title: 'Type',
  width: { medium: '15%', wide: '15%' },
  from: 'medium',
  cell: ({ type }) => typeLabels[type] ?? capitalize(type),
};

export const categoryColumn: Column<{ category: string }> = {
  title: 'Category',
  width: { wide: '12%' },
  from: 'wide',
  cell: ({ category }) => capitalize(category),
};

const readersZone = getBrowserTimeZone();

export const startTimeColumn: Column<{ startsAt: string | null; zone: string }> = {
  title: 'Starts',
  width: { medium: '30%', wide: '21%' },
  from: 'medium',
  cell: ({ startsAt, zone }) => {
    if (!startsAt) return '–';
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

export const durationLabelColumn: Column<{ durationLabel: string | null }> = {
  title: 'Length',
  width: { wide: '18%' },
  from: 'wide',
  cell: ({ durationLabel }) => durationLabel ?? '–',
};

export const moduleCountColumn: Column<{ moduleCount: number }> = {
  title: 'Modules',
  width: { medium: '13%', wide: '13%' },
  from: 'medium',
  cell: ({ moduleCount }) => moduleCount,
  folded: ({ moduleCount }) => formatCount(moduleCount, 'module'),
};
