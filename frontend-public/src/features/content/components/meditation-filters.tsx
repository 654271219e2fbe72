import { TIERS, getTierName } from 'shell/tier';
import { FilterChips } from '../../../ui/chips.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/field.tsx';
import { meditationLengths, meditationTypes, type MeditationFilter } from '../meditation-filter.ts';
import { MEDITATION_TYPE_LABELS } from '../labels.ts';

export type SetMeditationFilter = (name: keyof MeditationFilter, value: string) => void;

type MeditationFiltersProps = {
  filter: MeditationFilter;
  types: ReadonlySet<string>;
  onChange: SetMeditationFilter;
  onClear: () => void;
};

const lengthLabels = { '10': 'Up to 10 minutes', '20': 'Up to 20 minutes', '30': 'Up to 30 minutes', longer: 'Longer' };
const withAnyOption = <Value extends string>(label: string, options: readonly { value: Value; label: string }[]) => [
  { value: '' as const, label },
  ...options,
];

const lengthOptions = withAnyOption(
  'Any length',
  meditationLengths.map((value) => ({ value, label: lengthLabels[value] })),
);
const tierOptions = withAnyOption(
  'Any plan',
  TIERS.map((value) => ({ value, label: value === 'free' ? 'Open to everyone' : `Open with ${getTierName(value)}` })),
);

export function MeditationFilters({ filter, types, onChange, onClear }: MeditationFiltersProps) {
  const { length, type, tier, q } = filter;
  const typeOptions = withAnyOption(
    'All',
    meditationTypes
      .filter((value) => types.has(value) || value === type)
      .map((value) => ({ value, label: MEDITATION_TYPE_LABELS[value] })),
  );
  return (
    <search className="block pt-6">
      <div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2 wide:grid-cols-[9.75rem_9.75rem_minmax(0,1fr)_11.5rem]">
        <Select
          label="Length"
          options={lengthOptions}
          value={length ?? ''}
          onChange={(value) => onChange('length', value)}
        />
        <Select label="Plan" options={tierOptions} value={tier ?? ''} onChange={(value) => onChange('tier', value)} />
        <div className="max-wide:order-last max-wide:col-span-full">
          <p aria-hidden="true" className="mb-2 pt-1.5 text-15 leading-snug font-strong">
            Kind
          </p>
          <FilterChips
            label="Kind"
            options={typeOptions}
            value={type ?? ''}
            onChange={(value) => onChange('type', value)}
          />
        </div>
        <TextField
          label="Find"
          type="search"
          placeholder="Name or tag"
          value={q}
          onChange={({ currentTarget }) => onChange('q', currentTarget.value)}
        />
      </div>
      <ActiveFilters filter={filter} onChange={onChange} onClear={onClear} />
    </search>
  );
}

function ActiveFilters({
  filter: { length, type, tier, q },
  onChange,
  onClear,
}: Omit<MeditationFiltersProps, 'types'>) {
  const chosen = [
    length && { name: 'length' as const, words: lengthLabels[length].toLowerCase() },
    type && { name: 'type' as const, words: MEDITATION_TYPE_LABELS[type].toLowerCase() },
    tier && { name: 'tier' as const, words: `open with ${getTierName(tier)}` },
    q.trim() !== '' && { name: 'q' as const, words: `“${q.trim()}”` },
  ].filter((each) => typeof each === 'object');
  if (chosen.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-15 text-muted">
      <span>Filters:</span>
      {chosen.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          onClick={() => onChange(name, '')}
          className="min-h-11 cursor-pointer text-ink hover:underline"
        >
          {words} <span aria-hidden="true">×</span>
          <span className="sr-only">, remove</span>
        </button>
      ))}
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 cursor-pointer text-link underline underline-offset-5 hover:decoration-2"
      >
        Clear all
      </button>
    </p>
  );
}
