import { useRef, useState, type FormEvent } from 'react';
import { createPasswordHint, useAccountRules } from 'shell/session/account-rules';
import { callAuthService } from 'shell/session/auth-request';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { validatePassword } from '../rules.ts';

export function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const [password, setPassword] = useState('');
  const rules = useAccountRules();
  const [broken, setBroken] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = useRequest(async () => {
    await callAuthService((client) => client.updateUser({ password }));
    onSaved();
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = validatePassword(password, rules);
    setBroken(fault);
    if (!fault) await save.run();
    field.current?.focus();
  }

  return (
    <form method="dialog" onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      <PasswordField
        ref={field}
        label="New password"
        autoComplete="new-password"
        value={password}
        hint={createPasswordHint(rules)}
        error={broken ?? save.error?.message}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RequestButton request={save} type="submit" variant="gold" size="large" wide busyLabel="Saving...">
        Save password
      </RequestButton>
    </form>
  );
}
