import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../shell/query-client.ts';
import { ShellProvider, type Shell } from '../shell/shell.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { ThemeProvider } from './frame/theme-provider.tsx';
import './styles/index.css';

/**
 * The admin as the shell mounts it at /admin/*. The shell passes the session, the API and its toasts, and hides its own
 * navigation and footer.
 */
export function AdminApp({ shell }: { shell: Shell }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ShellProvider value={shell}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <AdminRoutes />
        </ThemeProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
}

/** A default export is needed, because the federation plugin hides the named exports of a module without one. */
export default AdminApp;
