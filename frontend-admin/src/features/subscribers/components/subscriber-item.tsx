import { Address } from '../../../ui/address.tsx';
import { dayOf, nameOf } from '../../../ui/words.ts';
import type { Subscriber } from '../api/subscribers.ts';
import { ResendWelcome } from './resend-welcome.tsx';

export function SubscriberItem({ subscriber, mayResend }: { subscriber: Subscriber; mayResend: boolean }) {
  const { email, source, subscribedAt, unsubscribedAt, lastEmailSentAt } = subscriber;
  const isWaiting = subscriber.awaitsConfirmation ?? false;
  const name = nameOf(subscriber);
  return (
    <li className="subscriber">
      <div>
        <div className="subscriber-head">
          <strong>
            <Address email={email} />
          </strong>
          {unsubscribedAt && <span className="badge badge-over">Unsubscribed</span>}
          {isWaiting && <span className="badge">Waiting to confirm</span>}
          {source && <span className="badge">{source}</span>}
        </div>
        {name && <p className="below">{name}</p>}
      </div>
      <p className="below">
        {isWaiting ? 'Asked' : 'Joined'} {dayOf(subscribedAt)}
        {lastEmailSentAt && (
          <>
            <br />
            Last email {dayOf(lastEmailSentAt)}
          </>
        )}
      </p>
      <div className="subscriber-action">
        {mayResend && !unsubscribedAt && !isWaiting && <ResendWelcome subscriber={subscriber} />}
      </div>
    </li>
  );
}
