import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadState } from '../ui/load-state.tsx';
import { Frame } from './frame/frame.tsx';
import { pages } from './pages.tsx';
import { OnlyFor } from './routes/only-for.tsx';
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
