import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredSession } from 'shell/session/store';
import { loadPreview } from './load-preview.ts';
import { PreviewEnded } from './preview-ended.tsx';

export async function renderPreview(place: HTMLElement, site: ReactNode): Promise<void> {
  const root = createRoot(place);
  const preview = await loadPreview();
  if (!preview) return root.render(<PreviewEnded />);
  applyStoredSession();
  root.render(site);
  setTimeout(() => root.render(<PreviewEnded />), Date.parse(preview.expiresAt) - Date.now());
}
