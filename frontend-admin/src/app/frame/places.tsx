import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../../shell/shell.tsx';

const places = [
  { to: '/admin/dashboard', label: 'Dashboard', holds: ['/admin/events', '/admin/forum'] },
  { to: '/admin/users', label: 'Users', holds: [] },
  { to: '/admin/content', label: 'Content', holds: [] },
  { to: '/admin/subscribers', label: 'Subscribers', holds: [] },
  { to: '/admin/ventures', label: 'Ventures', holds: [] },
  { to: '/admin/messages', label: 'Messages', holds: [] },
  { to: '/admin/billing', label: 'Billing', holds: [] },
  { to: '/test-email', label: 'Test email', holds: [] },
];

/** Where staff may go, and at the foot the two ways out. `onLeave` is told when one was taken. */
export function Places({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  const { session } = useShell();
  const isHere = (paths: string[]) => paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <nav className="places" aria-label="Admin" onClick={onLeave}>
      <ul>
        {places.map(({ to, label, holds }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere([to, ...holds]) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Link to="/members/dashboard">Members area</Link>
        </li>
        <li>
          <button type="button" onClick={() => void session.signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  );
}
