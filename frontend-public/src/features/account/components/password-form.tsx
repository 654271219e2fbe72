import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useRequest } from '../../../shell/use-request.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FormFault } from '../../../ui/form-fault.tsx';
import { toast } from '../../../ui/toast.tsx';
import { changeAccount, mailProofCode } from '../api/account.ts';

/** Where the service's refusal belongs: at the field it is about. */
const FIELD_OF: Record<string, 'proof' | 'password'> = {
  current_password_required: 'proof',
  current_password_invalid: 'proof',
  reauthentication_needed: 'proof',
  reauthentication_not_valid: 'proof',
  weak_password: 'password',
  same_password: 'password',
  validation_failed: 'password',
};

/** A new password for somebody who knows the old one, or can read the mail to their address. */
export function PasswordForm({ email }: { email: string }) {
  const [hasCode, setHasCode] = useState(false);
  const [proof, setProof] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const save = useRequest(async () => {
    await changeAccount({ password, ...(hasCode ? { nonce: proof } : { current_password: proof }) });
    setProof('');
    setPassword('');
    setHasCode(false);
    toast({ title: 'Your password is changed.', description: 'Every other device was signed out.' });
  });
  const mail = useRequest(async () => {
    await mailProofCode();
    setHasCode(true);
    setProof('');
    save.clear();
  });
  const place = save.fault && FIELD_OF[save.fault.code];
  const messageAt = (field: 'proof' | 'password') => (place === field ? save.fault?.message : undefined);

  useEffect(() => {
    if (save.fault) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [save.fault]);

  function send(event: FormEvent): void {
    event.preventDefault();
    void save.run();
  }

  return (
    <form ref={form} aria-label="Password" onSubmit={send} noValidate className="grid max-w-[34rem] gap-6">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasCode ? (
        <CodeField
          label="Code from the mail"
          value={proof}
          hint={`We sent it to ${email}.`}
          error={messageAt('proof')}
          onChange={setProof}
        />
      ) : (
        <div>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            value={proof}
            error={messageAt('proof')}
            onChange={(event) => setProof(event.target.value)}
          />
          <Button variant="quiet" className="mt-1 -ml-1" busy={mail.isBusy} onClick={() => void mail.run()}>
            I do not know it: mail me a code
          </Button>
          <FormFault message={mail.fault?.message} />
        </div>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        hint="At least 8 characters. A few words in a row make a good one."
        error={messageAt('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFault message={place ? undefined : save.fault?.message} />
      <div>
        <Button
          type="submit"
          busy={save.isBusy}
          busyLabel="Saving..."
          disabled={proof === '' || password === ''}
          failed={save.fault?.isRetryable ?? false}
        >
          {save.fault?.isRetryable ? 'Try again' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
