import { useRef, useState, type FormEvent } from 'react';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from 'shell/toast';
import {
  startAuthenticatorSetup,
  verifyAuthenticator,
  createRecoveryCodes,
  type AuthenticatorSetup,
} from '../api/factors.ts';
import { formatSetupKeyInGroups } from '../group-key.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AppSetupProps {
  onDone: () => void;
}

export function AuthenticatorSetupForm({ onDone }: AppSetupProps) {
  const [app, setApp] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<string[]>();
  const begin = useRequest(async () => setApp(await startAuthenticatorSetup()));

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} isMain />;
  if (app) return <FirstCodeForm app={app} onCodes={setCodes} onDone={onDone} />;
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-text text-plain">
        You need an authenticator app on your phone, such as the one in your password manager. It shows a 6-digit code
        each time you sign in.
      </p>
      <FormError message={begin.error?.message} />
      <RequestButton
        request={begin}
        variant="gold"
        size="large"
        busyLabel="One moment..."
        onClick={() => void begin.run()}
      >
        I have an app
      </RequestButton>
    </div>
  );
}

interface FirstCodeProps {
  app: AuthenticatorSetup;
  onCodes: (codes: string[]) => void;
  onDone: () => void;
}

function FirstCodeForm({ app, onCodes, onDone }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const finish = useRequest(async () => {
    await verifyAuthenticator(app.factorId, code);
    const codes = await createRecoveryCodes().catch(() => undefined);
    if (codes) onCodes(codes);
    else {
      showToast({ title: 'Two-step sign-in is on.' });
      onDone();
    }
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.length === 6) await finish.run();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 tablet:grid-cols-[auto_1fr]">
        <img
          src={app.qrCode}
          alt="QR code for your authenticator app"
          width={200}
          height={200}
          className="rounded-control border border-rule bg-[#fff] p-2"
        />
        <div className="grid max-w-88 gap-3 text-plain">
          <p>Scan this with your app. If you cannot, type the key instead:</p>
          <p>
            <code aria-label="Key" className="font-sans font-strong tracking-label wrap-anywhere">
              {formatSetupKeyInGroups(app.key)}
            </code>
          </p>
        </div>
      </div>
      <form method="dialog" ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
        <CodeField
          label="Code from your authenticator app"
          autoFocus
          value={code}
          error={finish.error?.message}
          onChange={setCode}
        />
        <div>
          <RequestButton
            request={finish}
            type="submit"
            variant="gold"
            size="large"
            busyLabel="Checking..."
            disabled={code.length < 6}
          >
            Turn on
          </RequestButton>
        </div>
      </form>
    </div>
  );
}
