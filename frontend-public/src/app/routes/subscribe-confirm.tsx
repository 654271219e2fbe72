import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmSubscription } from '../../features/subscribe/components/confirm-subscription.tsx';
import { SubscribeForm } from '../../features/subscribe/components/subscribe-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Door } from '../layout/door.tsx';

type Outcome = Parameters<Parameters<typeof ConfirmSubscription>[0]['onAnswered']>[0];

const TAB = 'The mailing list';

/** Where the mail leads that asks whether an address is to be on the list. Opening it does nothing; its button does. */
export function SubscribeConfirmPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <Question key={token} token={token} /> : <DeadLink />;
}

function Question({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === 'dead') return <DeadLink />;
  if (outcome) return <Answered {...outcome} />;
  return (
    <Door title={['Shall we', 'write?']} tab={TAB}>
      <section aria-label={TAB} className="grid gap-8 wide:col-span-5">
        <p className="text-plain">One press, and our letters come to you. You can leave the list whenever you like.</p>
        <ConfirmSubscription token={token} onAnswered={setOutcome} />
        <p className="text-plain text-muted">If you did not ask for letters, close this page: nothing has changed.</p>
      </section>
    </Door>
  );
}

function Answered({ title, description }: Exclude<Outcome, 'dead'>) {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  return (
    <Door title={[words.join(' '), last]} tab={title}>
      <section aria-label={TAB} className="grid justify-items-start gap-6 wide:col-span-5">
        <p role="status" className="text-plain">
          {description}
        </p>
        <Button variant="gold" size="large" to="/">
          To the home page
        </Button>
      </section>
    </Door>
  );
}

/** A link that is too old or cut short: the form sends a new one. */
function DeadLink() {
  return (
    <Door title={['An old', 'link']} tab={TAB}>
      <section aria-label={TAB} className="grid gap-8 wide:col-span-5">
        <p role="status" className="text-plain">
          This link is too old, or lost a part on its way. Tell us your address once more, and a new one comes within a
          minute.
        </p>
        <SubscribeForm variant="full" source="confirm" />
      </section>
    </Door>
  );
}
