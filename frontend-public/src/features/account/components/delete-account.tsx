import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { accountDeletionQuery, requestDeletion } from '../api/personal-data.ts';
import { formatDay } from '../../../ui/times.ts';
import { CancelDeletion } from './cancel-deletion.tsx';

export function DeleteAccount() {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const { data: dueAt } = useQuery(accountDeletionQuery(user?.id));
  if (dueAt) {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-plain">
          Your account will be deleted on <span className="font-strong">{formatDay(dueAt)}</span>. Until then everything
          works, but a paid membership does not renew. If you keep your account, you can turn renewal back on in your
          membership.
        </p>
        <CancelDeletion />
      </div>
    );
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        description="Your other devices are signed out, and a paid membership does not renew. You have 14 days to change your mind."
      >
        <ConfirmDeletion
          onAsked={() => {
            setAsking(false);
            void queries.invalidateQueries({ queryKey: ['account'] });
          }}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </>
  );
}

function ConfirmDeletion({ onAsked, onClose }: { onAsked: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const go = useRequest(async () => {
    await requestDeletion(password);
    onAsked();
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    await go.run();
    field.current?.focus();
  }

  return (
    <form method="dialog" onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      <PasswordField
        ref={field}
        label="Your password"
        autoComplete="current-password"
        value={password}
        error={go.error?.message}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton request={go} type="submit" variant="primary" busyLabel="One moment...">
          Delete account
        </RequestButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
