import { Typography } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useRoles, type Role } from '../shell/use-roles.ts';
import { LoadState } from '../ui/load-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Frame } from './frame/frame.tsx';
import { pages } from './pages.tsx';
import { UnknownPath } from './routes/unknown-path.tsx';

/** The pages under /admin/*, in the frame of the admin. */
export function AdminRoutes() {
  return (
    <Frame>
      <Suspense fallback={<LoadState isLoading />}>
        <Routes>
          <Route index element={<Navigate to="/admin/users" replace />} />
          {pages.map(({ path, Page, menu, roles }) => (
            <Route
              key={path}
              path={path}
              element={
                roles ? (
                  <OnlyFor roles={roles} title={menu?.label ?? path}>
                    <Page />
                  </OnlyFor>
                ) : (
                  <Page />
                )
              }
            />
          ))}
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}

interface OnlyForProps {
  roles: readonly Role[];
  title: string;
  children: ReactNode;
}

/** A page that the menu shows to some roles alone; others who open its address are told so, and nothing is loaded. */
function OnlyFor({ roles, title, children }: OnlyForProps) {
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
