import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { SessionProvider } from '../shell/session.tsx';
import { App } from './app.tsx';

/** One minute: a page that was just handed its data does not ask for it again. */
const freshFor = 60_000;

export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: freshFor, retry: 1 } } });
}

/** The whole site for one client; `Router` says where it is, in the browser or on the server. */
export function Site({ client, router }: { client: QueryClient; router: (app: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <SessionProvider>{router(<App />)}</SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
