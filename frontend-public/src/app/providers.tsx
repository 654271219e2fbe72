import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { isRetryableImmediately } from 'shell/failed-query';
import { SessionProvider } from 'shell/session';
import { VisitorTimeProvider } from '../frame/visitor-time.tsx';
import { App } from './app.tsx';
import { PageErrorBoundary } from './layout/page-error-boundary.tsx';
import { SiteUrlContext } from './site-url.ts';

const prerenderedDataFreshMs = 60_000;

export function newQueryClient(): QueryClient {
  const retry = (failures: number, error: Error) => failures < 1 && isRetryableImmediately(error);
  return new QueryClient({
    // An offline mutation fails at once, because another user could be signed in when the network returns.
    defaultOptions: { queries: { staleTime: prerenderedDataFreshMs, retry }, mutations: { networkMode: 'always' } },
  });
}

type SiteProps = {
  client: QueryClient;
  siteUrl: string;
  router: (app: ReactNode) => ReactNode;
  isMissing?: boolean;
};

export function SiteRoot({ client, siteUrl, router, isMissing = false }: SiteProps) {
  // Lets the page script (src/app/page-script) repeat the clicks that the user made before the app ran.
  useEffect(() => void dispatchEvent(new Event('listening')), []);
  return (
    <StrictMode>
      <PageErrorBoundary isWhole>
        <SiteUrlContext value={siteUrl}>
          <QueryClientProvider client={client}>
            <VisitorTimeProvider>
              <SessionProvider>{router(<App isMissing={isMissing} />)}</SessionProvider>
            </VisitorTimeProvider>
          </QueryClientProvider>
        </SiteUrlContext>
      </PageErrorBoundary>
    </StrictMode>
  );
}
