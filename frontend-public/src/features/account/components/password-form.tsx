import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createPasswordHint, useAccountRules } from 'shell/session/account-rules';
import { AuthRequestError } from 'shell/session/auth-request';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from 'shell/toast';
import { changeAccount, sendVerificationCode } from '../api/account.ts';

const FIELD_BY_ERROR: Record<string, 'proof' | 'password'> = {
  current_password_required: 'proof',
  current_password_invalid: 'proof',
  reauthentication_not_valid: 'proof',
  weak_password: 'password',
  same_password: 'password',
  validation_failed: 'password',
};

export function PasswordForm({ email }: { email: string }) {
  const [hasCode, setHasCode] = useState(false);
  const [proof, setProof] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const rules = useAccountRules();

  async function askForCode(): Promise<void> {
    await sendVerificationCode();
    setHasCode(true);
    setProof('');
  }

  const save = useRequest(async () => {
    try {
      await changeAccount({ password, ...(hasCode ? { nonce: proof } : { current_password: proof }) });
    } catch (error) {
      if (hasCode || !needsCode(error)) throw error;
      return askForCode();
    }
    setProof('');
    setPassword('');
    setHasCode(false);
    void queries.invalidateQueries({ queryKey: ['account'] });
    showToast({ title: 'Your password is changed.', description: 'Your other devices are signed out.' });
  });
  const mail = useRequest(async () => {
    await askForCode();
    save.clear();
  });
  const place = save.error && FIELD_BY_ERROR[save.error.code];
  const messageAt = (field: 'proof' | 'password') => (place === field ? save.error?.message : undefined);

  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [save.error]);

  function send(event: FormEvent): void {
    event.preventDefault();
    void save.run();
  }

  return (
    <form method="dialog" ref={form} aria-label="Password" onSubmit={send} noValidate className="grid max-w-text gap-6">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasCode ? (
        <CodeField
          label="Code from the email"
          value={proof}
          autoFocus
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
          <RequestButton request={mail} variant="quiet" className="mt-1" onClick={() => void mail.run()}>
            Email me a code instead
          </RequestButton>
          <FormError message={mail.error?.message} />
        </div>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        hint={createPasswordHint(rules)}
        error={messageAt('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError message={place ? undefined : save.error?.message} />
      <div>
        <RequestButton request={save} type="submit" busyLabel="Saving..." disabled={proof === '' || password === ''}>
          Change password
        </RequestButton>
      </div>
    </form>
  );
}

/** The server can require a code from an email if the user signed in too long ago. */
const needsCode = (error: unknown): boolean =>
  error instanceof AuthRequestError && error.code === 'reauthentication_needed';
