import { useRef, useState, type FormEvent } from 'react';
import { resendAuthEmail } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { showToast } from 'shell/toast';
import { changeAccount, type Account } from '../api/account.ts';
import { EmailVerification } from './email-verification.tsx';

interface EmailFormProps {
  account: Account;
  onChanged: () => void;
}

export function EmailForm({ account, onChanged }: EmailFormProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="grid max-w-text gap-6">
      <p className="text-plain wrap-anywhere">
        <span className="font-strong">{account.email}</span>
        <span className="ml-3 inline-block text-muted">{account.isConfirmed ? 'confirmed' : 'not confirmed'}</span>
      </p>
      {account.newEmail && <PendingEmailChange from={account.email} to={account.newEmail} onChanged={onChanged} />}
      {isChanging ? (
        <NewEmail
          account={account}
          onAsked={() => {
            setChanging(false);
            onChanged();
          }}
          onClose={() => setChanging(false)}
        />
      ) : (
        <div>
          <Button onClick={() => setChanging(true)}>{account.newEmail ? 'Use another email' : 'Change email'}</Button>
        </div>
      )}
    </div>
  );
}

function NewEmail({ account, onAsked, onClose }: { account: Account; onAsked: () => void; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [broken, setBroken] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const ask = useRequest(async (to: string) => {
    await changeAccount({ email: to });
    onAsked();
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const to = email.trim();
    const fault = to.toLowerCase() === account.email.toLowerCase() ? 'This is your email already' : undefined;
    setBroken(fault);
    if (!fault) await ask.run(to);
    field.current?.focus();
  }

  return (
    <form method="dialog" onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      <TextField
        ref={field}
        label="New email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        hint="We send an email to both addresses. Your email changes when you confirm both."
        error={broken ?? ask.error?.message}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton
          request={ask}
          type="submit"
          variant="primary"
          busyLabel="Sending..."
          disabled={email.trim() === ''}
        >
          Send both emails
        </RequestButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function PendingEmailChange({ from, to, onChanged }: { from: string; to: string; onChanged: () => void }) {
  const [shown, setShown] = useState<string[]>([]);
  const again = useRequest(async () => {
    await resendAuthEmail(to, 'email_change');
    setShown([]);
    showToast({ title: 'Sent again', description: 'Only the newest emails work.' });
  });
  return (
    <div className="grid gap-5 border-y border-rule py-5">
      <p className="text-plain">
        Your email is changing to <span className="font-strong wrap-anywhere">{to}</span>. Open the link in both emails,
        or type their codes here.
      </p>
      {[from, to].map((address) => (
        <EmailVerification
          key={address}
          address={address}
          isShown={shown.includes(address)}
          onShown={() => {
            setShown([...shown, address]);
            onChanged();
          }}
        />
      ))}
      <div>
        <RequestButton request={again} variant="quiet" busyLabel="Sending..." onClick={() => void again.run()}>
          Send both again
        </RequestButton>
        <p role="alert" className="text-small text-danger">
          {again.error?.message}
        </p>
      </div>
    </div>
  );
}
