import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { useRoles, type Role } from '../../shell/use-roles.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';

interface OnlyForProps {
  roles: readonly Role[];
  title: string;
  children: ReactNode;
}

/** A page that the menu shows to some roles alone; others who open its address are told so, and nothing is loaded. */
export function OnlyFor({ roles, title, children }: OnlyForProps) {
  const held = useRoles();
  if (!held) return <LoadState isLoading />;
  if (roles.some((role) => held.includes(role))) return children;
  return (
    <>
      <PageHead title={title} />
      <Typography.Text>Only an administrator can open this page.</Typography.Text>
    </>
  );
}
