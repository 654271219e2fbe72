import { Col, Row, Tabs } from 'antd';
import { Figures } from '../../../ui/figures.tsx';
import { Section } from '../../../ui/section.tsx';
import { formatDateTime, formatDuration } from '../../../ui/format.ts';
import type { Health } from '../api/billing.ts';
import { DriftCauses, DriftList } from './drift-list.tsx';
import { Events } from './events.tsx';
import { FailedPayments } from './failed-payments.tsx';
import { ChurnPlot, RevenuePlot } from './plots.tsx';

const eventTabs = [
  { key: 'unprocessed', label: 'Unprocessed', children: <Events state="unprocessed" /> },
  { key: 'all', label: 'All', children: <Events state="all" /> },
];

export function BillingOverview({ health }: { health: Health }) {
  return (
    <>
      <HealthFigures health={health} />
      <Row gutter={[24, 16]}>
        <Col xs={24} lg={12}>
          <Section title="Monthly recurring revenue">
            <RevenuePlot months={health.recurringRevenue} />
          </Section>
        </Col>
        <Col xs={24} lg={12}>
          <Section title="Churn">
            <ChurnPlot months={health.churn} />
          </Section>
        </Col>
      </Row>
      <Section title="Failed payments">
        <FailedPayments />
      </Section>
      <Section title="Events">
        <Tabs aria-label="Events shown" items={eventTabs} destroyOnHidden />
      </Section>
      <Section title="Differences from Stripe">
        <DriftCauses drift={health.drift} />
        <DriftList />
      </Section>
    </>
  );
}

const number = (count: number): string => count.toLocaleString('en');

function HealthFigures({ health }: { health: Health }) {
  const { lastEventAt, lagSeconds, storedEvents, unprocessedEvents, failedPayments } = health;
  const figures: readonly (readonly [string, string])[] = [
    ['Last event', lastEventAt ? formatDateTime(lastEventAt) : 'None yet'],
    ['Delay', lagSeconds === null ? '–' : formatDuration(lagSeconds)],
    ['Events', number(storedEvents)],
    ['Unprocessed', number(unprocessedEvents)],
    ['Failed payments', number(failedPayments)],
  ];
  return <Figures figures={figures} />;
}
