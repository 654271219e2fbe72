import { useRequest } from 'shell/use-request';
import { answer, api, ApiProblem } from 'shell/api';
import { FormFault } from '../../../ui/form-fault.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { outcomeOf, type SubscribeAnswer } from '../outcome.ts';

/** Puts the address on the list whose mail carried the token; `dead` when the link is too old or none of ours. */
async function confirmSubscription(token: string): Promise<SubscribeAnswer | 'dead'> {
  try {
    return await answer(api.POST('/api/functions/confirm-subscription', { body: { token } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'mailing.link-dead') return 'dead';
    throw error;
  }
}

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
