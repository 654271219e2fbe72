import { useState, type FormEvent } from 'react';
import { verifyEmailLinkOrCode } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { showToast } from 'shell/toast';

interface EmailVerificationProps {
  address: string;
  isShown: boolean;
  onShown: () => void;
}

export function EmailVerification({ address, isShown, onShown }: EmailVerificationProps) {
  const [code, setCode] = useState('');
  const show = useRequest(async () => {
    const outcome = await verifyEmailLinkOrCode('email_change', { email: address, token: code });
    showToast(outcome === 'done' ? { title: 'Your email is changed.' } : { title: `${address} is confirmed.` });
    onShown();
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    if (code.length === 6) void show.run();
  }

  if (isShown) return <p className="text-plain wrap-anywhere text-success">{address} is confirmed.</p>;
  return (
    <form
      method="dialog"
      onSubmit={send}
      noValidate
      className="flex min-w-0 flex-wrap items-end wrap-anywhere gap-x-4 gap-y-3"
    >
      <CodeField label={`Code sent to ${address}`} value={code} onChange={setCode} error={show.error?.message} />
      <RequestButton request={show} type="submit" busyLabel="Checking..." disabled={code.length < 6}>
        Confirm
      </RequestButton>
    </form>
  );
}
