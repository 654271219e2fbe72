import { useRef, useState, type FormEvent } from 'react';
import { useSecondFactorStep } from 'shell/session/use-second-step';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';

interface SecondFactorFormProps {
  onShown?: () => void;
  submit?: string;
}

export function SecondFactorForm({ onShown, submit = 'Continue' }: SecondFactorFormProps) {
  const { isRecovery, show, change } = useSecondFactorStep(onShown);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code) await show.run(code);
    form.current?.querySelector('input')?.focus();
  }

  function changeKind(): void {
    change();
    setCode('');
  }

  return (
    <form method="dialog" ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      {isRecovery ? (
        <TextField
          label="Recovery code"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={code}
          hint="Each code works once."
          error={show.error?.message}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField
          autoFocus
          label="Code from your authenticator app"
          value={code}
          error={show.error?.message}
          onChange={setCode}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton request={show} type="submit" variant="gold" size="large" busyLabel="Checking...">
          {submit}
        </RequestButton>
        <Button variant="quiet" onClick={changeKind}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
      </div>
    </form>
  );
}
