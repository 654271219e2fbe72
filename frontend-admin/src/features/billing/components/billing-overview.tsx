import { Col, Row, Tabs } from 'antd';
import { LabeledValueList } from '../../../ui/figures.tsx';
import { Section } from '../../../ui/section.tsx';
import { formatDateTime, formatDuration, formatNumber } from '../../../ui/format.ts';
import type { BillingHealth } from '../api/billing.ts';
import { SubscriptionDriftCauses, SubscriptionDriftTable } from './drift-list.tsx';
import { StripeEventList } from './events.tsx';
import { FailedPaymentList } from './failed-payments.tsx';
import { ChurnChart, RevenueChart } from './plots.tsx';

const eventTabs = [
  { key: 'unprocessed', label: 'Unprocessed', children: <StripeEventList state="unprocessed" /> },
  { key: 'all', label: 'All', children: <StripeEventList state="all" /> },
];

export function BillingOverview({ health }: { health: BillingHealth }) {
  return (
    <>
      <HealthFigures health={health} />
      <Row gutter={[24, 16]}>
        <Col xs={24} lg={12}>
          <Section title="Monthly recurring revenue">
            <RevenueChart months={health.recurringRevenue} />
          </Section>
        </Col>
        <Col xs={24} lg={12}>
          <Section title="Churn">
            <ChurnChart months={health.churn} />
          </Section>
        </Col>
      </Row>
      <Section title="Failed payments">
        <FailedPaymentList />
      </Section>
      <Section title="Events">
        <Tabs aria-label="Events shown" items={eventTabs} destroyOnHidden />
      </Section>
      <Section title="Differences from Stripe">
        <SubscriptionDriftCauses drift={health.drift} />
        <SubscriptionDriftTable />
      </Section>
    </>
  );
}

function HealthFigures({ health }: { health: BillingHealth }) {
  const { lastEventAt, lagSeconds, storedEvents, unprocessedEvents, failedPayments } = health;
  const figures: readonly (readonly [string, string])[] = [
    ['Last event', lastEventAt ? formatDateTime(lastEventAt) : 'None yet'],
    ['Delay', lagSeconds === null ? '–' : formatDuration(lagSeconds)],
    ['Events', formatNumber(storedEvents)],
    ['Unprocessed', formatNumber(unprocessedEvents)],
    ['Failed payments', formatNumber(failedPayments)],
  ];
  return <LabeledValueList figures={figures} />;
}
