import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { ConsentTable } from '../../../ui/consent-table.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { subscriberConsentsQuery, useUnsubscribeByStaff, type Subscriber } from '../api/subscribers.ts';

export function SubscriberConsents({ subscriber }: { subscriber: Subscriber }) {
  const { api } = useShell();
  const consents = useQuery(subscriberConsentsQuery(api, subscriber.id));
  if (!consents.data)
    return (
      <LoadStatus
        isLoading={consents.isPending}
        failure={consents.error ? 'Failed to load the consent' : undefined}
        onRetry={() => void consents.refetch()}
        empty=""
      />
    );
  return (
    <Flex vertical gap={12} style={{ paddingBottom: 12 }}>
      <ConsentTable consents={consents.data.items} />
      {!subscriber.unsubscribedAt && !subscriber.awaitsConfirmation && <UnsubscribeButton subscriber={subscriber} />}
    </Flex>
  );
}

function UnsubscribeButton({ subscriber }: { subscriber: Subscriber }) {
  const { toasts } = useShell();
  const unsubscribe = useUnsubscribeByStaff();
  const act = () =>
    unsubscribe.mutateAsync(subscriber, {
      onSuccess: () => toasts.show({ title: 'Unsubscribed', description: `${subscriber.email} gets no more emails` }),
      onError: () => toasts.show({ title: 'Error', description: 'Failed to unsubscribe', tone: 'destructive' }),
    });
  return (
    <div>
      <ConfirmButton
        label="Unsubscribe"
        question={`Unsubscribe ${subscriber.email}?`}
        yes="Unsubscribe"
        busy="Unsubscribing..."
        no="Cancel"
        onYes={act}
      >
        <p>Do this only when the person has asked for it. They get no more emails of the mailing list.</p>
        <p>You cannot undo this: only they can come back, through the form.</p>
      </ConfirmButton>
    </div>
  );
}
