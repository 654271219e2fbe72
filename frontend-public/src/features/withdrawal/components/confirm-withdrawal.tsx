import { useEffect, useRef } from 'react';
import type { RequestState } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import type { Withdrawal } from '../api/send-withdrawal.ts';

interface ConfirmWithdrawalProps {
  withdrawal: Withdrawal;
  request: RequestState<[], void>;
  onBack: () => void;
}

export function ConfirmWithdrawal({ withdrawal: { name, email, invoice }, request, onBack }: ConfirmWithdrawalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="statement">
      <h2 ref={heading} id="statement" tabIndex={-1} className="title-32 scroll-mt-40 outline-none">
        Confirm your withdrawal
      </h2>
      <p className="mt-4 max-w-text text-plain wrap-anywhere">
        I withdraw from my purchase with invoice <span className="font-strong">{invoice}</span>.
      </p>
      <p className="mt-2 text-plain text-muted wrap-anywhere">
        {name}, {email}
      </p>
      <div className="mt-6">
        <FormError message={request.error?.message} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton
          request={request}
          variant="primary"
          size="large"
          busyLabel="Sending..."
          onClick={() => void request.run()}
        >
          Confirm withdrawal
        </RequestButton>
        <Button variant="quiet" onClick={onBack}>
          Change
        </Button>
      </div>
    </section>
  );
}
