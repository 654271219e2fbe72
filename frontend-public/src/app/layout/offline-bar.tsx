import { useQueryClient } from '@tanstack/react-query';
import { useIsOnline } from 'shell/use-is-online';
import { Button } from '../../ui/button.tsx';
import { DottedHalfDisc } from '../../ui/unlit-disc.tsx';

export function OfflineBar() {
  const client = useQueryClient();
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-0 z-40">
      {!isOnline && (
        <div data-theme="dark" className="offline-bar bg-[#151d36]">
          <div className="column flex h-16 items-center gap-5 text-plain">
            <DottedHalfDisc width={40} />
            <p className="mr-auto">
              <strong className="font-semibold">You are offline.</strong>{' '}
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
