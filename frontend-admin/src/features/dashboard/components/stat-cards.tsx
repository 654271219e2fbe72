import { Link } from 'react-router-dom';
import type { Stats } from '../api/stats.ts';
import { counted } from '../../../ui/words.ts';

interface Card {
  label: string;
  to: string;
  count: (stats: Stats) => number;
  /** A second fact about the same thing. */
  more?: (stats: Stats) => string;
}

const cards: Card[] = [
  {
    label: 'Members',
    to: '/admin/users',
    count: (stats) => stats.users,
    more: (stats) => counted(stats.activeSubscriptions, 'active subscription'),
  },
  { label: 'Active email subscribers', to: '/admin/subscribers', count: (stats) => stats.activeSubscribers },
  { label: 'Lessons', to: '/admin/content#lessons', count: (stats) => stats.lessons },
  { label: 'Upcoming events', to: '/admin/events', count: (stats) => stats.upcomingEvents },
  { label: 'Partnership applications', to: '/admin/ventures', count: (stats) => stats.partnershipApplications },
  { label: 'Moderation', to: '/admin/forum', count: (stats) => stats.forumReports },
];

/** What the site holds now. Until the counts are known, and where they cannot be had, a dash stands for them. */
export function StatCards({ stats }: { stats: Stats | undefined }) {
  return (
    <ul className="stat-cards">
      {cards.map(({ label, to, count, more }) => (
        <li key={to}>
          <Link to={to} className="stat-card">
            <span className="stat-label">{label}</span>
            <span className="stat-count">{stats ? count(stats).toLocaleString('en') : '–'}</span>
            {more && stats && <span className="below">{more(stats)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
