import { useQueryClient } from '@tanstack/react-query';
import { useIsOnline } from 'shell/use-is-online';
import { Button } from '../../ui/button.tsx';
import { UnlitDisc } from '../../ui/unlit-disc.tsx';

/** Said once, at the top, for as long as the network is away. What is on the page stays readable. */
export function OfflineBar() {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div data-theme="dark" className="offline-bar fixed inset-x-0 top-0 z-40 bg-[#151d36]">
          <div className="column flex h-16 items-center gap-5 text-plain">
            <UnlitDisc width={40} />
            <p className="mr-auto">
              <strong className="font-[600]">You are offline.</strong>{' '}
              <span className="hidden text-muted tablet:inline">What you opened before is still here.</span>
            </p>
            <Button size="small" onClick={() => void client.refetchQueries({ type: 'active' })}>
              Try now
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
