import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { CheckoutEnd } from '../api/checkout.ts';

/** What is left to do on this page after a plan was chosen. It is read out when it appears. */
export function CheckoutNotice({ end }: { end: CheckoutEnd | undefined }) {
  return (
    <div role="status" aria-label="Your choice">
      {end?.kind === 'blocked' && (
        <Notice text="Your browser kept the new tab closed. The checkout is ready for you here.">
          <Button href={end.url} variant="primary">
            Open the checkout
          </Button>
        </Notice>
      )}
      {end?.kind === 'already-subscribed' && (
        <Notice text="You already have a paid membership, so nothing was charged. You can change or end it in your account.">
          <Button to={end.manageUrl} variant="primary">
            Manage your membership
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6">
      <p className="max-w-[36rem] text-plain">{text}</p>
      {children}
    </div>
  );
}
