import { useQuery } from '@tanstack/react-query';
import { Badge, Flex, Menu as AntMenu, type MenuProps } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { groupBy } from 'shell/group-by';
import { inquiryCountsQuery } from '../../features/inquiries/api/inquiries.ts';
import { useShell } from '../../shell/shell.tsx';
import { useRoles } from '../../shell/use-roles.ts';
import { adminPages } from '../pages.tsx';
import { AccountMenu } from './account.tsx';

interface MenuItem {
  to: string;
  label: string;
  group: string;
  waiting?: number | undefined;
}

export function AdminMenu({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = activeItemPath(pathname);
  const groups = [...groupBy(useMenuItems(), ({ group }) => group).values()];
  const items: MenuProps['items'] = groups.flatMap((lines, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...lines.map((line) => ({
      key: line.to,
      label: (
        <Link to={line.to} aria-current={line.to === here ? 'page' : undefined}>
          <ItemLabel {...line} />
        </Link>
      ),
    })),
  ]);
  return (
    <Flex component="nav" vertical flex={1} justify="space-between" gap={24} aria-label="Admin">
      <AntMenu
        items={items}
        selectedKeys={[here]}
        tabIndex={-1}
        onClick={({ key, domEvent }) => {
          // Navigates only when the event is on the menu item itself, as with the Enter key. A click on the link inside
          // the item is handled by the link.
          if (domEvent.target === domEvent.currentTarget) navigate(key);
          onLeave?.();
        }}
      />
      <AccountMenu onLeave={onLeave} />
    </Flex>
  );
}

function useMenuItems(): MenuItem[] {
  const { api } = useShell();
  const held = useRoles();
  const { data: waiting } = useQuery(inquiryCountsQuery(api));
  const own = adminPages
    .filter(({ roles }) => !roles || roles.some((role) => held?.includes(role)))
    .flatMap(({ path, menu }) =>
      menu ? [{ ...menu, to: `/admin/${path}`, waiting: menu.counts && waiting?.[menu.counts] }] : [],
    );
  const isAdmin = held?.includes('admin') ?? false;
  return [...own, ...(isAdmin ? [{ to: '/test-email', label: 'Test email', group: 'money' }] : [])];
}

/**
 * Returns the path of the menu item to highlight for an open page: the item with the same path prefix, or the item of
 * the page that `within` names.
 */
function activeItemPath(pathname: string): string {
  const isIn = ({ path }: { path: string }) => `${pathname}/`.startsWith(`/admin/${path}/`);
  const page = adminPages.find((one) => one.menu && isIn(one)) ?? adminPages.find(isIn);
  return `/admin/${page?.within ?? page?.path ?? ''}`;
}

const ItemLabel = ({ label, waiting = 0 }: MenuItem) => (
  <Flex align="center" justify="space-between">
    <span>
      <span>{label}</span>
      {waiting > 0 && <span className="unseen">, {waiting} waiting</span>}
    </span>
    <span aria-hidden="true">
      <Badge count={waiting} overflowCount={99} title="" />
    </span>
  </Flex>
);
