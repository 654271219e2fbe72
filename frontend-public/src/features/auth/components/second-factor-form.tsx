import { useRef, useState, type FormEvent } from 'react';
import { askAuth, AuthRefusal } from '../../../shell/session-call.ts';
import { useRequest } from '../../../shell/use-request.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/field.tsx';

interface SecondFactorFormProps {
  onShown?: () => void;
  submit?: string;
}

/** The code of the authenticator app, or one of the recovery codes kept for the day the phone is gone. */
export function SecondFactorForm({ onShown, submit = 'Continue' }: SecondFactorFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const show = useRequest(async () => {
    await (isRecovery ? showRecoveryCode(code) : showAppCode(code));
    onShown?.();
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code) await show.run();
    form.current?.querySelector('input')?.focus();
  }

  function change(): void {
    setRecovery(!isRecovery);
    setCode('');
    show.clear();
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      {isRecovery ? (
        <TextField
          label="Recovery code"
          autoComplete="off"
          spellCheck={false}
          value={code}
          hint="Each of them works once."
          error={show.fault?.message}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField
          label="Code from your authenticator app"
          value={code}
          error={show.fault?.message}
          onChange={setCode}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="gold" size="large" busy={show.isBusy} busyLabel="Checking...">
          {submit}
        </Button>
        <Button variant="quiet" onClick={change}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
      </div>
    </form>
  );
}

/** Any of the apps that are set up may have made the code; the first that fits lets the person in. */
async function showAppCode(code: string): Promise<void> {
  const { totp: factors } = await askAuth((client) => client.mfa.listFactors());
  let refusal = new AuthRefusal('There is no authenticator app to ask. Use a recovery code.');
  for (const { id: factorId } of factors) {
    try {
      return void (await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code })));
    } catch (error) {
      if (!(error instanceof AuthRefusal) || error.code !== 'mfa_verification_failed') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function showRecoveryCode(code: string): Promise<void> {
  await askAuth((client) => client.mfa.recoveryCodes.verify({ code: code.trim() }));
}
