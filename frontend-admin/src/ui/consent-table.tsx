import { DataTable, type Column } from './data-table.tsx';
import { capitalize, formatDateTime } from './format.ts';
import { LoadStatus } from './load-state.tsx';
import { StatusBadge } from './status.tsx';

export interface Consent {
  id: string;
  purposeName: string;
  isGiven: boolean;
  formName: string;
  sentence: string;
  version: number;
  at: string;
}

const columns: Column<Consent>[] = [
  {
    title: 'For',
    cell: ({ purposeName, sentence, version }) => (
      <>
        {purposeName}
        <span className="below">
          “{sentence}” <span>(text {version})</span>
        </span>
      </>
    ),
  },
  {
    title: 'Consent',
    width: { narrow: '116px', medium: '16%', wide: '14%' },
    cell: ({ isGiven }) => (
      <StatusBadge tone={isGiven ? 'good' : 'over'}>{isGiven ? 'given' : 'withdrawn'}</StatusBadge>
    ),
  },
  {
    title: 'By',
    width: { medium: '28%', wide: '28%' },
    from: 'medium',
    cell: ({ formName }) => capitalize(formName),
  },
  { title: 'When', width: { medium: '22%', wide: '18%' }, from: 'medium', cell: ({ at }) => formatDateTime(at) },
];

export function ConsentTable({ consents }: { consents: Consent[] }) {
  const state = <LoadStatus isLoading={false} empty="No consent was given or withdrawn yet." />;
  return <DataTable label="Consent" columns={columns} rows={consents} isStale={false} state={state} />;
}
