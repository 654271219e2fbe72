import { TierMark, type Tier } from '../../../ui/art/tier-mark.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { capitalised, minutesOf, momentOf } from '../../../ui/words.ts';

// A column for each fact; a row without that fact cannot be given it.

export const title: Column<{ title: string }> = {
  title: 'Title',
  cell: (row) => <strong>{row.title}</strong>,
};

export const tier: Column<{ visibilityTier: Tier }> = {
  title: 'Tier',
  width: { narrow: '116px', medium: '17%', wide: '14%' },
  cell: ({ visibilityTier }) => (
    <span className="plan">
      <TierMark tier={visibilityTier} />
      {capitalised(visibilityTier)}
    </span>
  ),
};

export const duration: Column<{ durationSec: number | null }> = {
  title: 'Duration',
  width: { medium: '13%', wide: '13%' },
  from: 'medium',
  cell: ({ durationSec }) => minutesOf(durationSec),
  folded: ({ durationSec }) => (durationSec ? minutesOf(durationSec) : null),
};

export const order: Column<{ orderNum: number }> = {
  title: 'Order',
  width: { medium: '10%', wide: '10%' },
  from: 'medium',
  cell: ({ orderNum }) => orderNum,
  folded: ({ orderNum }) => `Order ${orderNum}`,
};

export const type: Column<{ type: string }> = {
  title: 'Type',
  width: { medium: '18%', wide: '18%' },
  from: 'medium',
  cell: (row) => row.type,
};

export const category: Column<{ category: string }> = {
  title: 'Category',
  width: { medium: '15%', wide: '15%' },
  from: 'medium',
  cell: (row) => row.category,
};

export const starts: Column<{ startsAt: string }> = {
  title: 'Starts',
  width: { medium: '32%', wide: '26%' },
  from: 'medium',
  cell: ({ startsAt }) => momentOf(startsAt),
};

export const length: Column<{ durationLabel: string | null }> = {
  title: 'Length',
  width: { medium: '24%', wide: '24%' },
  from: 'medium',
  cell: ({ durationLabel }) => durationLabel ?? '–',
};

const belonging = { width: { medium: '27%', wide: '30%' }, from: 'medium' } as const;

export const program: Column<{ programTitle: string }> = {
  title: 'Program',
  ...belonging,
  cell: ({ programTitle }) => programTitle,
};

export const module: Column<{ moduleTitle: string }> = {
  title: 'Module',
  ...belonging,
  cell: ({ moduleTitle }) => moduleTitle,
};
