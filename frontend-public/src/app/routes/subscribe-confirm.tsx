import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmSubscription } from '../../features/subscribe/components/confirm-subscription.tsx';
import { SubscribeForm } from '../../features/subscribe/components/subscribe-form.tsx';
import { brand } from '../../frame/brand.ts';
import { Button } from '../../ui/button.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';

type Outcome = Parameters<Parameters<typeof ConfirmSubscription>[0]['onResult']>[0];

const TAB = 'The mailing list';

export function SubscribeConfirmPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <ConfirmSubscriptionQuestion key={token} token={token} /> : <InvalidLink />;
}

function ConfirmSubscriptionQuestion({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === 'dead') return <InvalidLink />;
  if (outcome) return <Result {...outcome} />;
  return (
    <AuthLayout title={['Confirm', 'your email']} tab={TAB}>
      <section aria-label={TAB} className="grid gap-8 wide:col-span-5">
        <p className="text-plain">
          Then we send you the eBook and your first daily reflection. You can unsubscribe at any time.
        </p>
        <ConfirmSubscription token={token} onResult={setOutcome} />
        <p className="text-plain text-muted">If this was not you, you can close this page.</p>
      </section>
    </AuthLayout>
  );
}

function Result({ title, description }: Exclude<Outcome, 'dead'>) {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  return (
    <AuthLayout title={[words.join(' '), last]} tab={title}>
      <section aria-label={TAB} className="grid justify-items-start gap-6 wide:col-span-5">
        <p role="status" className="text-plain">
          {description}
        </p>
        <Button variant="gold" size="large" to="/">
          Go to Home
        </Button>
      </section>
    </AuthLayout>
  );
}

function InvalidLink() {
  return (
    <AuthLayout title={['An old', 'link']} tab={TAB}>
      <section aria-label={TAB} className="grid gap-8 wide:col-span-5">
        <p role="status" className="text-plain">
          This link is too old or incomplete. Enter your email, and we send you a new one.
        </p>
        <p className="text-plain text-muted">{brand.mailingList.promise}</p>
        <SubscribeForm variant="full" source="confirm" />
      </section>
    </AuthLayout>
  );
}
