import { useRef, useState, type FormEvent } from 'react';
import { resendAuthEmail, sendRecoveryEmail, verifyEmailLinkOrCode, type AuthEmailType } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from 'shell/toast';
import { validateEmail } from '../rules.ts';

interface EmailCodeFormProps {
  kind: AuthEmailType;
  email?: string | undefined;
  submit: string;
  next?: string | undefined;
  isMain?: boolean;
  onShown: (outcome: 'done' | 'waiting') => void;
}

export function EmailCodeForm({ kind, email: known, submit, next, isMain = true, onShown }: EmailCodeFormProps) {
  const [email, setEmail] = useState(known ?? '');
  const [code, setCode] = useState('');
  const [broken, setBroken] = useState<{ field: 'email' | 'code'; message: string }>();
  const form = useRef<HTMLFormElement>(null);
  const show = useRequest(verifyEmailLinkOrCode);

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
  const message = validateEmail(email);
  if (message) return { field: 'email', message };
  return code.length < 6 ? { field: 'code', message: 'The code has 6 digits' } : undefined;
}

type ResendableKind = 'signup' | 'email_change' | 'recovery';
const canResend = (kind: AuthEmailType): kind is ResendableKind =>
  ['signup', 'email_change', 'recovery'].includes(kind);

function ResendButton({ kind, email, next }: { kind: ResendableKind; email: string; next: string | undefined }) {
  const again = useRequest(async () => {
    await (kind === 'recovery' ? sendRecoveryEmail(email) : resendAuthEmail(email, kind, next));
    showToast({ title: 'Sent again', description: `Only the newest email to ${email} works.` });
  });
  if (validateEmail(email)) return null;
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
