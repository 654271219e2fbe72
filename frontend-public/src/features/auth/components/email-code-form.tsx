import { useRef, useState, type FormEvent } from 'react';
import { resendEmail, sendRecoveryEmail, verifyEmailProof, type EmailType } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from 'shell/toast';
import { emailError } from '../rules.ts';

interface EmailCodeFormProps {
  kind: EmailType;
  /** Email address that receives the code; the form asks for it if undefined. */
  email?: string | undefined;
  submit: string;
  /** Path that the link in a repeated confirmation email opens. */
  next?: string | undefined;
  isMain?: boolean;
  onShown: (outcome: 'done' | 'waiting') => void;
}

export function EmailCodeForm({ kind, email: known, submit, next, isMain = true, onShown }: EmailCodeFormProps) {
  const [email, setEmail] = useState(known ?? '');
  const [code, setCode] = useState('');
  const [broken, setBroken] = useState<{ field: 'email' | 'code'; message: string }>();
  const form = useRef<HTMLFormElement>(null);
  const show = useRequest(verifyEmailProof);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = validate(email.trim(), code);
    setBroken(fault);
    if (fault) return focusOn(fault.field);
    const outcome = await show.run(kind, { email: email.trim(), token: code });
    if (outcome) onShown(outcome);
    else focusOn('code');
  }

  function focusOn(name: string): void {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return (
    <form method="dialog" ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      {known === undefined && (
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={broken?.field === 'email' ? broken.message : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <CodeField
        label="Code"
        value={code}
        error={(broken?.field === 'code' ? broken.message : undefined) ?? show.error?.message}
        onChange={setCode}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton
          request={show}
          type="submit"
          variant={isMain ? 'gold' : 'secondary'}
          size={isMain ? 'large' : 'medium'}
          busyLabel="Checking..."
        >
          {submit}
        </RequestButton>
        {canResend(kind) && <ResendButton kind={kind} email={email.trim()} next={next} />}
      </div>
    </form>
  );
}

function validate(email: string, code: string): { field: 'email' | 'code'; message: string } | undefined {
  const message = emailError(email);
  if (message) return { field: 'email', message };
  return code.length < 6 ? { field: 'code', message: 'The code has 6 digits' } : undefined;
}

type ResendableKind = 'signup' | 'email_change' | 'recovery';
const canResend = (kind: EmailType): kind is ResendableKind => ['signup', 'email_change', 'recovery'].includes(kind);

/** Sends a new email; the code and link of the previous one become invalid. */
function ResendButton({ kind, email, next }: { kind: ResendableKind; email: string; next: string | undefined }) {
  const again = useRequest(async () => {
    await (kind === 'recovery' ? sendRecoveryEmail(email) : resendEmail(email, kind, next));
    toast({ title: 'Sent again', description: `Only the newest email to ${email} works.` });
  });
  if (emailError(email)) return null;
  return (
    <span className="grid">
      <RequestButton request={again} variant="quiet" busyLabel="Sending..." onClick={() => void again.run()}>
        Send it again
      </RequestButton>
      <span role="alert" className="text-small text-danger">
        {again.error?.message}
      </span>
    </span>
  );
}
