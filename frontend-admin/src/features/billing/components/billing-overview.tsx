import { useState } from 'react';
import { Section } from '../../../ui/section.tsx';
import { Tabs, type Tab } from '../../../ui/tabs.tsx';
import type { Health } from '../api/billing.ts';
import { DriftCauses, DriftList } from './drift-list.tsx';
import { Events } from './events.tsx';
import { FailedPayments } from './failed-payments.tsx';
import { HealthFigures } from './health-figures.tsx';
import { ChurnPlot, RevenuePlot } from './plots.tsx';

const eventTabs: readonly [Tab, ...Tab[]] = [
  { key: 'unprocessed', label: 'Not dealt with yet', panel: <Events state="unprocessed" /> },
  { key: 'all', label: 'All', panel: <Events state="all" /> },
];

/** How money stands: whether we hear the payment provider, what comes in, and who needs help. */
export function BillingOverview({ health }: { health: Health }) {
  const [open, setOpen] = useState('unprocessed');
  return (
    <>
      <HealthFigures health={health} />
      <div className="plots">
        <Section title="Monthly recurring revenue">
          <RevenuePlot months={health.recurringRevenue} />
        </Section>
        <Section title="Churn">
          <ChurnPlot months={health.churn} />
        </Section>
      </div>
      <Section title="Failed payments">
        <FailedPayments />
      </Section>
      <Section title="Events">
        <Tabs label="Which events" tabs={eventTabs} open={open} onOpen={setOpen} />
      </Section>
      <Section title="Differences">
        <DriftCauses drift={health.drift} />
        <DriftList />
      </Section>
    </>
  );
}
