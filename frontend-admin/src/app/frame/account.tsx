import { Flex, Menu, Switch, Typography } from 'antd';
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
      <Flex vertical gap={4} style={{ padding: '0 12px 4px', overflowWrap: 'anywhere' }}>
        <Typography.Text strong>{[firstName, lastName].filter(Boolean).join(' ') || email}</Typography.Text>
        <Typography.Text type="secondary">{roles.map((role) => roleNames[role]).join(', ')}</Typography.Text>
        <Flex align="center" justify="space-between">
          <Typography.Text type="secondary" id={id}>
            Dark theme
          </Typography.Text>
          <Switch
            size="small"
            aria-labelledby={id}
            checked={theme.isDark}
            onChange={(isDark) => theme.choose(isDark ? 'dark' : 'light')}
          />
        </Flex>
      </Flex>
      <Menu
        selectable={false}
        items={[
          { key: 'members', label: <Link to="/members/dashboard">Members area</Link>, onClick: () => onLeave?.() },
          { key: 'leave', label: 'Sign out', onClick: () => void session.signOut() },
        ]}
      />
    </div>
  );
}
