import { Button, Card, Col, Flex, Row, Tag } from 'antd';
import { useId, useState } from 'react';
import { useShell, useLoadFailureToast } from '../../../shell/shell.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { usePagedList } from '../../../shell/paged-list.ts';
import { Pagination } from '../../../ui/pager.tsx';
import { formatDate, formatFullName } from '../../../ui/format.ts';
import { suppressionReasonLabels } from '../suppression-reason-labels.ts';
import { subscriberList, type Subscriber } from '../api/subscribers.ts';
import { ResendWelcomeButton } from './resend-welcome.tsx';
import { SubscriberConsents } from './subscriber-consents.tsx';

const failure = 'Failed to load subscribers';

export function SubscriberList({ search }: { search: string }) {
  const { api } = useShell();
  const subscribers = usePagedList(subscriberList(api), search);
  const mayResend = useIsAdmin();
  useLoadFailureToast(subscribers.error, 'Error', failure);
  return (
    <>
      <Card styles={{ body: { padding: '0 16px' } }} aria-busy={subscribers.isPlaceholderData}>
        {subscribers.items.length > 0 ? (
          <ul className="rows" aria-label="Subscribers">
            {subscribers.items.map((subscriber) => (
              <SubscriberItem key={subscriber.id} subscriber={subscriber} mayResend={mayResend} />
            ))}
          </ul>
        ) : (
          <LoadStatus
            isLoading={subscribers.isPending}
            failure={subscribers.error ? failure : undefined}
            onRetry={subscribers.refetch}
            empty={search ? 'No subscribers found matching your search.' : 'No subscribers yet.'}
          />
        )}
      </Card>
      <Pagination {...subscribers.pager} order="newest first" />
    </>
  );
}

function SubscriberItem({ subscriber, mayResend }: { subscriber: Subscriber; mayResend: boolean }) {
  const { email, source, subscribedAt, unsubscribedAt, lastEmailSentAt, suppression } = subscriber;
  const isWaiting = subscriber.awaitsConfirmation ?? false;
  const name = formatFullName(subscriber);
  const [isOpen, setIsOpen] = useState(false);
  const consentId = useId();
  return (
    <li>
      <Row gutter={[16, 4]} align="middle">
        <Col xs={24} md={12}>
          <Flex wrap align="center" gap="4px 8px">
            <strong>
              <EmailText email={email} />
            </strong>
            {unsubscribedAt && (
              <Tag variant="outlined" style={{ borderStyle: 'dashed' }}>
                Unsubscribed
              </Tag>
            )}
            {isWaiting && <Tag>Not confirmed yet</Tag>}
            {suppression && !unsubscribedAt && (
              <Tag variant="outlined" color="error">
                {`Gets no email: ${suppressionReasonLabels[suppression]}`}
              </Tag>
            )}
            {source && <Tag>{source}</Tag>}
          </Flex>
          {name && <span className="below">{name}</span>}
        </Col>
        <Col xs={24} md={7} className="below">
          <span>
            {isWaiting ? 'Asked' : 'Joined'} {formatDate(subscribedAt)}
          </span>
          {lastEmailSentAt && (
            <>
              <br />
              <span>Last email {formatDate(lastEmailSentAt)}</span>
            </>
          )}
        </Col>
        <Col xs={24} md={5}>
          <Flex wrap gap={8}>
            {mayResend && !unsubscribedAt && !isWaiting && !suppression && (
              <ResendWelcomeButton subscriber={subscriber} />
            )}
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? consentId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span>{isOpen ? 'Hide consent' : 'Show consent'}</span>
              <span className="unseen"> of {email}</span>
            </Button>
          </Flex>
        </Col>
      </Row>
      {isOpen && (
        <div id={consentId} style={{ paddingTop: 12 }}>
          <SubscriberConsents subscriber={subscriber} />
        </div>
      )}
    </li>
  );
}
