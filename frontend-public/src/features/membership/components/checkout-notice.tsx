import { Button } from '../../../ui/button.tsx';
import type { CheckoutEnd } from '../api/checkout.ts';

/** The way to the checkout where its tab was blocked. It is read out when it appears. */
export function CheckoutNotice({ end }: { end: CheckoutEnd | undefined }) {
  return (
    <div role="status" aria-label="Your choice">
      {end?.kind === 'blocked' && (
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6">
          <p className="max-w-[36rem] text-plain">
            Your browser kept the new tab closed. The checkout is ready for you here.
          </p>
          <Button href={end.url} variant="primary">
            Open the checkout
          </Button>
        </div>
      )}
    </div>
  );
}
