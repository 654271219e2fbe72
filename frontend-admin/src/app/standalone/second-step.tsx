import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { showAppCode, showRecoveryCode, toast, useRequest, useSession } from '../../shell/built-in.ts';
import { Door } from './door.tsx';
import { Field } from './field.tsx';

/** The password was right; the account asks for its second factor. */
export function SecondStep() {
  const { signOut } = useSession();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const show = useRequest(async () => {
    await (isRecovery ? showRecoveryCode(code) : showAppCode(code.trim()));
    toast({ title: 'Welcome back!', description: 'Successfully signed in.' });
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.trim() !== '') await show.run();
    form.current?.querySelector('input')?.focus();
  }

  function change(): void {
    setRecovery(!isRecovery);
    setCode('');
    show.clear();
  }

  return (
    <Door title="One thing more">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
          name="code"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoFocus
          value={code}
          onChange={setCode}
          error={show.fault?.message}
        />
        <Button type="primary" htmlType="submit" block disabled={show.isBusy}>
          {show.isBusy ? 'Checking...' : 'Continue'}
        </Button>
        <div className="door-ways">
          <Button type="link" onClick={change}>
            {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
          </Button>
          <Button type="link" onClick={() => void signOut()}>
            Sign in as somebody else
          </Button>
        </div>
      </form>
    </Door>
  );
}
