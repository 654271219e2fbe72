import { useRef, useState, type FormEvent } from 'react';
import { findFirstFieldError, type FieldError } from 'shell/form-rules';
import { signUpRules } from 'shell/form-rules/api-rules';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from 'shell/toast';
import { changeAccount, type Account } from '../api/account.ts';

const rules = { firstName: signUpRules.first_name, lastName: signUpRules.last_name };

export function NamesForm({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [names, setNames] = useState({ firstName: account.firstName, lastName: account.lastName });
  const [broken, setBroken] = useState<FieldError<keyof typeof rules>>();
  const form = useRef<HTMLFormElement>(null);
  const save = useRequest(async (firstName: string, lastName: string) => {
    await changeAccount({ data: { first_name: firstName, last_name: lastName } });
    showToast({ title: 'Your name is saved.' });
    onChanged();
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()];
    const fault = findFirstFieldError(rules, { firstName, lastName });
    setBroken(fault);
    if (fault) form.current?.querySelector<HTMLInputElement>(`[name="${fault.field}"]`)?.focus();
    else void save.run(firstName, lastName);
  }

  const field = (name: keyof typeof names) => ({
    name,
    value: names[name],
    error: broken?.field === name ? broken.message : undefined,
    onChange: (event: { target: { value: string } }) => setNames({ ...names, [name]: event.target.value }),
  });

  return (
    <form method="dialog" ref={form} onSubmit={send} noValidate className="grid max-w-text gap-6">
      <div className="grid gap-x-4 gap-y-6 tablet:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <FormError message={save.error?.message} />
      <div>
        <RequestButton request={save} type="submit" busyLabel="Saving...">
          Save name
        </RequestButton>
      </div>
    </form>
  );
}
