import { useRef, useState, type FormEvent } from 'react';
import { askAuth } from '../../../shell/session/call.ts';
import { useRequest } from '../../../shell/use-request.ts';
import { RequestButton } from '../../../ui/request-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { passwordFault } from '../rules.ts';

/** A new password for somebody who came in by mail. */
export function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const [password, setPassword] = useState('');
  const [broken, setBroken] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = useRequest(async () => {
    await askAuth((client) => client.updateUser({ password }));
    onSaved();
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = passwordFault(password);
    setBroken(fault);
    if (!fault) await save.run();
    field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      <PasswordField
        ref={field}
        label="New password"
        autoComplete="new-password"
        value={password}
        hint="At least 8 characters. A few words in a row make a good one."
        error={broken ?? save.fault?.message}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RequestButton request={save} type="submit" variant="gold" size="large" wide busyLabel="Saving...">
        Save the password
      </RequestButton>
    </form>
  );
}
