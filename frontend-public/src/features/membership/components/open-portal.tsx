import { Button } from '../../../ui/button.tsx';
import { useBillingPortal } from '../api/billing-portal.ts';

interface OpenPortalProps {
  label: string;
  variant?: 'gold' | 'secondary' | 'quiet';
}

export function OpenBillingPortalButton({ label, variant = 'secondary' }: OpenPortalProps) {
  const { open, isOpening, blockedUrl } = useBillingPortal();
  return (
    <>
      {variant === 'quiet' ? (
        <Button variant="quiet" busy={isOpening} onClick={() => void open()}>
          {isOpening ? 'Opening...' : label}
        </Button>
      ) : (
        <Button variant={variant} busy={isOpening} busyLabel="Opening..." onClick={() => void open()}>
          {label}
        </Button>
      )}
      <span role="status" className="empty:absolute">
        {blockedUrl && (
          <Button variant="quiet" href={blockedUrl}>
            Open your billing page
          </Button>
        )}
      </span>
    </>
  );
}
