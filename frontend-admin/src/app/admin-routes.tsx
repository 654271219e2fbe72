import { Typography } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useRoles, type Role } from '../shell/use-roles.ts';
import { LoadState } from '../ui/load-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Frame } from './frame/frame.tsx';
import { pages } from './pages.tsx';
import { UnknownPath } from './routes/unknown-path.tsx';

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

/** Shows a notice and loads nothing when the user's roles do not allow the page. */
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
