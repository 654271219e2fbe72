import { useEffect, useRef } from 'react';
import { formatClockTime, formatDay } from '../../../ui/times.ts';
import type { WithdrawalReceipt } from '../api/send-withdrawal.ts';

export function WithdrawalReceived({ receipt, email }: { receipt: WithdrawalReceipt; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { receivedAt, reference } = receipt;
  return (
    <section aria-labelledby="received" className="rounded-card border border-rule bg-card p-6 tablet:p-8">
      <h2 ref={heading} id="received" tabIndex={-1} className="title-32 outline-none">
        Withdrawal received
      </h2>
      <p className="mt-4 text-plain wrap-anywhere">
        We received it on {formatDay(receivedAt)}, {formatClockTime(receivedAt)} your time. We are emailing a receipt to{' '}
        {email}.
      </p>
      <dl className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-rule pt-6 text-plain">
        <dt>Your reference</dt>
        <dd className="font-strong tabular-nums">{reference}</dd>
      </dl>
    </section>
  );
}
