import { verifyEmailLinkOrCode, type AuthEmailType } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';

interface EmailLinkProps {
  kind: AuthEmailType;
  tokenHash: string;
  submit: string;
  onShown: (outcome: 'done' | 'waiting') => void;
}

/** The user must click a button, because mail scanners also open links and would use up the link. */
export function EmailLinkConfirmation({ kind, tokenHash, submit, onShown }: EmailLinkProps) {
  const show = useRequest(async () => onShown(await verifyEmailLinkOrCode(kind, { token_hash: tokenHash })));
  return (
    <div className="grid justify-items-start gap-4">
      <RequestButton
        request={show}
        variant="gold"
        size="large"
        busyLabel="One moment..."
        onClick={() => void show.run()}
      >
        {submit}
      </RequestButton>
      <FormError message={show.error?.message} />
    </div>
  );
}
