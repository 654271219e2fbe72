import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
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
  const here = activeItemPath(useLocation().pathname);
  const groups = [...groupBy(useMenuItems(), ({ group }) => group)];
  return (
    <nav className="frame-menu" aria-label="Admin">
      <div>
        {groups.map(([group, items]) => (
          <ul key={group}>
            {items.map((item) => (
              <li key={item.to}>
                <Link to={item.to} aria-current={item.to === here ? 'page' : undefined} onClick={onLeave}>
                  <ItemLabel {...item} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <AccountMenu onLeave={onLeave} />
    </nav>
  );
}

function useMenuItems(): MenuItem[] {
  const { api } = useShell();
  const held = useRoles();
  const { data: waiting } = useQuery(inquiryCountsQuery(api));
  return adminPages
    .filter(({ roles }) => !roles || roles.some((role) => held?.includes(role)))
    .flatMap(({ path, menu }) =>
      menu ? [{ ...menu, to: `/admin/${path}`, waiting: menu.counts && waiting?.[menu.counts] }] : [],
    );
}

/** For a page without its own menu item, `within` is the path of the active menu item. */
function activeItemPath(pathname: string): string {
  const isIn = ({ path }: { path: string }) => `${pathname}/`.startsWith(`/admin/${path}/`);
  const page = adminPages.find((one) => one.menu && isIn(one)) ?? adminPages.find(isIn);
  return `/admin/${page?.within ?? page?.path ?? ''}`;
}

const ItemLabel = ({ label, waiting = 0 }: MenuItem) => (
  <>
    <span>
      <span>{label}</span>
      {waiting > 0 && <span className="unseen">, {waiting} waiting</span>}
    </span>
    {waiting > 0 && (
      <span aria-hidden="true" className="count">
        {waiting > 99 ? '99+' : waiting}
      </span>
    )}
  </>
);
