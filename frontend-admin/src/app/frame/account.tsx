import { Switch } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../../shell/shell.tsx';
import { useRoles, type UserRole } from '../../shell/use-roles.ts';

const roleNames: Record<UserRole, string> = { admin: 'Administrator', editor: 'Editor', support: 'Support' };

export function AccountMenu({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { session, theme } = useShell();
  const roles = useRoles() ?? [];
  const id = useId();
  const { firstName, lastName, email } = session.user ?? { firstName: '', lastName: '', email: '' };
  return (
    <div>
      <div className="who">
        <strong>{[firstName, lastName].filter(Boolean).join(' ') || email}</strong>
        <span>{roles.map((role) => roleNames[role]).join(', ')}</span>
        <div className="theme">
          <span id={id}>Dark theme</span>
          <Switch
            size="small"
            aria-labelledby={id}
            checked={theme.isDark}
            onChange={(isDark) => theme.choose(isDark ? 'dark' : 'light')}
          />
        </div>
      </div>
      <ul>
        <li>
          <Link to="/members/dashboard" onClick={onLeave}>
            Members area
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => void session.signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    </div>
  );
}
