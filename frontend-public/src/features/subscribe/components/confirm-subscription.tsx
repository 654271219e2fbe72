import { useRequest } from 'shell/use-request';
import { FormFault } from '../../../ui/form-fault.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { confirmSubscription } from '../api/confirm-subscription.ts';
import { outcomeOf } from '../outcome.ts';

interface ConfirmSubscriptionProps {
  /** What the mail's link carries. */
  token: string;
  /** Told once it is known what became of it, in the words of the list. */
  onAnswered: (outcome: ReturnType<typeof outcomeOf> | 'dead') => void;
}

/** Where the link of a confirmation mail ends: nothing happens until the button is pressed, as mail scanners open links too. */
export function ConfirmSubscription({ token, onAnswered }: ConfirmSubscriptionProps) {
  const confirm = useRequest(async () => {
    const answered = await confirmSubscription(token);
    onAnswered(answered === 'dead' ? answered : outcomeOf(answered));
  });
  return (
    <div className="grid justify-items-start gap-4">
      <RequestButton
        request={confirm}
        variant="gold"
        size="large"
        busyLabel="One moment..."
        onClick={() => void confirm.run()}
      >
        Confirm
      </RequestButton>
      <FormFault message={confirm.fault?.message} />
    </div>
  );
}
