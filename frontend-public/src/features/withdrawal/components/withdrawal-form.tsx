import { useRef, useState, type SubmitEvent } from 'react';
import { ApiProblem, preloadApiClient } from 'shell/api';
import { findFirstFieldError, type FieldError } from 'shell/form-rules';
import { withdrawalFormRules } from 'shell/form-rules/api-rules';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { sendWithdrawal, type Withdrawal, type WithdrawalReceipt } from '../api/send-withdrawal.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { WithdrawalReceived } from './withdrawal-received.tsx';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', hint: 'The email of your account.' },
  {
    name: 'invoice',
    label: 'Invoice number',
    autoComplete: 'off',
    hint: 'In the email about your purchase, and in your account under Invoices.',
  },
] as const;

export function WithdrawalForm() {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<FieldError>();
  const [ready, setReady] = useState<{ withdrawal: Withdrawal; website: string }>();
  const [receipt, setReceipt] = useState<WithdrawalReceipt>();
  const request = useRequest(async () => {
    if (!ready) return;
    try {
      setReceipt(await sendWithdrawal(ready.withdrawal, ready.website));
    } catch (error) {
      const refused = error instanceof ApiProblem ? error.errors[0] : undefined;
      if (!refused) throw error;
      setReady(undefined);
      setFault(refused);
    }
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    const { website = '', ...rest } = { name: '', email: '', invoice: '', ...typed } as Withdrawal & {
      website?: string;
    };
    const withdrawal = { ...rest, invoice: rest.invoice.replace(/\s/g, '').toUpperCase() };
    const broken = findFirstFieldError(withdrawalFormRules, withdrawal);
    setFault(broken);
    request.clear();
    if (broken) (form.current?.elements.namedItem(broken.field) as HTMLInputElement | null)?.focus();
    else setReady({ withdrawal, website });
  }

  if (receipt && ready) return <WithdrawalReceived receipt={receipt} email={ready.withdrawal.email} />;
  return (
    <>
      {ready && (
        <ConfirmWithdrawal withdrawal={ready.withdrawal} request={request} onBack={() => setReady(undefined)} />
      )}
      <form
        ref={form}
        hidden={ready !== undefined}
        // Without scripts, the browser sends the form, and the API returns the second step as a page.
        method="post"
        action="/withdraw"
        onSubmit={submit}
        onFocus={() => void preloadApiClient()}
        noValidate
        aria-label="Withdraw from a purchase"
        className="relative grid gap-5.5"
      >
        {fields.map((field) => (
          <TextField key={field.name} {...field} error={fault?.field === field.name ? fault.message : undefined} />
        ))}
        <HoneypotField />
        <div className="mt-1.5">
          <Button type="submit" variant="primary" size="large">
            Continue
          </Button>
        </div>
      </form>
    </>
  );
}
