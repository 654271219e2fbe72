import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ignoreKeysDuringComposition } from 'shell/ignore-composition';
import { SessionProvider, ToastViewport } from '../shell/built-in.ts';
import { createQueryClient } from '../shell/query-client.ts';
import { StandaloneAdmin } from './standalone/standalone.tsx';

ignoreKeysDuringComposition();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root to draw in.');

/** Entry of the standalone build, which contains React and the session code of the shell. */
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <BrowserRouter>
          <StandaloneAdmin />
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
    <ToastViewport />
  </StrictMode>,
);
