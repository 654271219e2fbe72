import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { mayPassAtOnce } from 'shell/failed-query';
import { SessionProvider } from 'shell/session';
import { VisitorTime } from '../frame/visitor-time.tsx';
import { App } from './app.tsx';
import { PageErrors } from './layout/page-errors.tsx';
import { SiteAddress } from './site-address.ts';

/** One minute: a page that was just handed its data does not ask for it again. */
const freshFor = 60_000;

export function newQueryClient(): QueryClient {
  const retry = (failures: number, error: Error) => failures < 1 && mayPassAtOnce(error);
  return new QueryClient({
    // Sent at once or not at all: one that waited for the network could find another user signed in.
    defaultOptions: { queries: { staleTime: freshFor, retry }, mutations: { networkMode: 'always' } },
  });
}

type SiteProps = {
  client: QueryClient;
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string;
  /** Says where the site is, in the browser or on the server. */
  router: (app: ReactNode) => ReactNode;
  /** True where the document was answered because nothing is at its address. */
  isMissing?: boolean;
};

/** The whole site for one client. */
export function Site({ client, siteUrl, router, isMissing = false }: SiteProps) {
  // What was pressed on a page rendered ahead before it could answer is done now (build/scripts-after-paint.ts).
  useEffect(() => void dispatchEvent(new Event('listening')), []);
  return (
    <StrictMode>
      <PageErrors isWhole>
        <SiteAddress value={siteUrl}>
          <QueryClientProvider client={client}>
            <VisitorTime>
              <SessionProvider>{router(<App isMissing={isMissing} />)}</SessionProvider>
            </VisitorTime>
          </QueryClientProvider>
        </SiteAddress>
      </PageErrors>
    </StrictMode>
  );
}
