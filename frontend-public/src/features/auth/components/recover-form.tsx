import { useRef, useState, type FormEvent } from 'react';
import { sendRecoveryEmail } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { validateEmail } from '../rules.ts';

interface RecoverFormProps {
  email: string;
  onSent: (email: string) => void;
}

/** Unknown email addresses get the same response, so that the response does not reveal accounts. */
export function RecoverForm({ email: typed, onSent }: RecoverFormProps) {
  const [email, setEmail] = useState(typed);
  const [broken, setBroken] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const mail = useRequest(async (to: string) => {
    await sendRecoveryEmail(to);
    onSent(to);
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    const fault = validateEmail(email.trim());
    setBroken(fault);
    if (fault) field.current?.focus();
    else void mail.run(email.trim());
  }

  return (
    <form method="dialog" onSubmit={send} noValidate className="grid gap-6">
      <TextField
        ref={field}
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        error={broken}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormError message={mail.error?.message} />
      <RequestButton request={mail} type="submit" variant="gold" size="large" wide busyLabel="Sending...">
        Send email
      </RequestButton>
    </form>
  );
}
