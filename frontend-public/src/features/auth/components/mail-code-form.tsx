import { useRef, useState, type FormEvent } from 'react';
import { mailAgain, mailRecovery, showMailProof, type MailKind } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from 'shell/toast';
import { emailFault } from '../rules.ts';

interface MailCodeFormProps {
  kind: MailKind;
  /** Recipient of the code; the form asks for it if undefined. */
  email?: string | undefined;
  submit: string;
  /** Return path of the link in a repeated confirmation email. */
  next?: string | undefined;
  isMain?: boolean;
  onShown: (outcome: 'done' | 'waiting') => void;
}

export function MailCodeForm({ kind, email: known, submit, next, isMain = true, onShown }: MailCodeFormProps) {
  const [email, setEmail] = useState(known ?? '');
  const [code, setCode] = useState('');
  const [broken, setBroken] = useState<{ field: 'email' | 'code'; message: string }>();
  const form = useRef<HTMLFormElement>(null);
  const show = useRequest(showMailProof);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = faultIn(email.trim(), code);
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
        error={(broken?.field === 'code' ? broken.message : undefined) ?? show.fault?.message}
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
        {canBeSentAgain(kind) && <SendAgain kind={kind} email={email.trim()} next={next} />}
      </div>
    </form>
  );
}

function faultIn(email: string, code: string): { field: 'email' | 'code'; message: string } | undefined {
  const message = emailFault(email);
  if (message) return { field: 'email', message };
  return code.length < 6 ? { field: 'code', message: 'The code has 6 digits' } : undefined;
}

type Repeatable = 'signup' | 'email_change' | 'recovery';
const canBeSentAgain = (kind: MailKind): kind is Repeatable => ['signup', 'email_change', 'recovery'].includes(kind);

/** Sends a new email; the previous code and link become invalid. */
function SendAgain({ kind, email, next }: { kind: Repeatable; email: string; next: string | undefined }) {
  const again = useRequest(async () => {
    await (kind === 'recovery' ? mailRecovery(email) : mailAgain(email, kind, next));
    toast({ title: 'Sent again', description: `Only the newest email to ${email} works.` });
  });
  if (emailFault(email)) return null;
  return (
    <span className="grid">
      <RequestButton request={again} variant="quiet" busyLabel="Sending..." onClick={() => void again.run()}>
        Send it again
      </RequestButton>
      <span role="alert" className="text-small text-danger">
        {again.fault?.message}
      </span>
    </span>
  );
}
