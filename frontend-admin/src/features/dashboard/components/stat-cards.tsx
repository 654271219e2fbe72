import { Col, Row, Statistic } from 'antd';
import { Link } from 'react-router-dom';
import type { DashboardStats } from '../api/stats.ts';
import { formatCount } from '../../../ui/format.ts';

interface Card {
  label: string;
  to: string;
  count: (stats: DashboardStats) => number;
  more?: (stats: DashboardStats) => string;
}

const cards: Card[] = [
  {
    label: 'Members',
    to: '/admin/users',
    count: (stats) => stats.users,
    more: (stats) => formatCount(stats.activeSubscriptions, 'active subscription'),
  },
  { label: 'Active email subscribers', to: '/admin/subscribers', count: (stats) => stats.activeSubscribers },
  { label: 'Lessons', to: '/admin/content#lessons', count: (stats) => stats.lessons },
  { label: 'Upcoming events', to: '/admin/events', count: (stats) => stats.upcomingEvents },
  { label: 'Partnership applications', to: '/admin/ventures', count: (stats) => stats.partnershipApplications },
  { label: 'Moderation', to: '/admin/forum', count: (stats) => stats.forumReports },
];

export function DashboardStatCards({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <Row gutter={[16, 16]}>
      {cards.map(({ label, to, count, more }) => (
        <Col key={to} xs={24} md={12} xl={8}>
          <Link to={to} className="stat-card">
            <Statistic title={label} value={stats ? count(stats) : '–'} />
            {stats && more && <span className="below">{more(stats)}</span>}
          </Link>
        </Col>
      ))}
    </Row>
  );
}
