import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useRoles, type UserRole } from '../shell/use-roles.ts';
import { LoadStatus } from '../ui/load-state.tsx';
import { PageHeader } from '../ui/page-head.tsx';
import { AdminLayout } from './frame/frame.tsx';
import { adminPages } from './pages.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('./routes/unknown-path.tsx')).NotFoundPage }));

export function AdminRoutes() {
  return (
    <AdminLayout>
      <Suspense fallback={<LoadStatus isLoading />}>
        <Routes>
          <Route index element={<Navigate to="/admin/users" replace />} />
          {adminPages.map(({ path, Page, menu, roles }) => (
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
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </AdminLayout>
  );
}

interface OnlyForProps {
  roles: readonly UserRole[];
  title: string;
  children: ReactNode;
}

const rolesWithArticle: Readonly<Record<UserRole, string>> = {
  admin: 'an administrator',
  editor: 'an editor',
  support: 'support staff',
};

function OnlyFor({ roles, title, children }: OnlyForProps) {
  const held = useRoles();
  if (!held) return <LoadStatus isLoading />;
  if (roles.some((role) => held.includes(role))) return children;
  return (
    <>
      <PageHeader title={title} />
      <p>{`Only ${roles.map((role) => rolesWithArticle[role]).join(' or ')} can open this page.`}</p>
    </>
  );
}
