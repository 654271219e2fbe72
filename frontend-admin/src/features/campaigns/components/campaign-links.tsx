import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../../shell/shell.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { statisticsQuery, type CampaignStatistics } from '../api/sending.ts';

type LinkRow = CampaignStatistics['links'][number] & { id: string };

const columns: Column<LinkRow>[] = [
  { title: 'Link', cell: ({ url }) => <span className="address">{url}</span> },
  {
    title: 'Clicks',
    width: { narrow: '80px', medium: '120px', wide: '160px' },
    cell: ({ clicks }) => clicks.toLocaleString('en'),
  },
];

export function CampaignLinks({ id }: { id: string }) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(statisticsQuery(api, id));
  return (
    <Section title="Links">
      <DataTable
        label="Links"
        columns={columns}
        rows={(data?.links ?? []).map((link) => ({ ...link, id: link.url }))}
        isStale={false}
        state={
          <LoadStatus
            isLoading={isPending}
            failure={error ? 'Failed to load the clicks' : undefined}
            onRetry={() => void refetch()}
            empty="The email contains no links that are counted."
          />
        }
      />
      <p className="below">
        Clicks of all readers together, also of programs that open links. Links of people who declined are not counted.
      </p>
    </Section>
  );
}
