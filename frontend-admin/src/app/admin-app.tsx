import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../shell/query-client.ts';
import { ShellProvider, type Shell } from '../shell/shell.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { ThemeProvider } from './frame/theme-provider.tsx';
import './styles/index.css';

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

/** Default export for the federation plugin, which hides named exports of a module without a default export. */
export default AdminApp;
