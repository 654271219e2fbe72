import { brand } from '../../frame/brand.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The page has no links, because a link would open the site inside the preview frame of the admin. */
export function PreviewEnded() {
  return (
    <main id="main" className="column grid min-h-svh content-center py-16">
      <title>{`Preview · ${brand.name}`}</title>
      <h1 className="sr-only">Preview</h1>
      <EmptyState title="This preview has ended. Open it again from the admin." />
    </main>
  );
}
