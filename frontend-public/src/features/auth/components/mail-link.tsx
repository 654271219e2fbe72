import { showMailProof, type MailKind } from 'shell/session/actions';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { FormFault } from '../../../ui/form-fault.tsx';

interface MailLinkProps {
  kind: MailKind;
  tokenHash: string;
  submit: string;
  onShown: (outcome: 'done' | 'waiting') => void;
}

/** The target of an email link; it needs a click, so that mail scanners cannot use up the link. */
export function MailLink({ kind, tokenHash, submit, onShown }: MailLinkProps) {
  const show = useRequest(async () => onShown(await showMailProof(kind, { token_hash: tokenHash })));
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
      <FormFault message={show.fault?.message} />
    </div>
  );
}
