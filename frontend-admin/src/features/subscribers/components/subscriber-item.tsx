import { Col, Flex, Row, Tag } from 'antd';
import { Address } from '../../../ui/address.tsx';
import { dayOf, nameOf } from '../../../ui/words.ts';
import type { Subscriber } from '../api/subscribers.ts';
import { ResendWelcome } from './resend-welcome.tsx';

export function SubscriberItem({ subscriber, mayResend }: { subscriber: Subscriber; mayResend: boolean }) {
  const { email, source, subscribedAt, unsubscribedAt, lastEmailSentAt } = subscriber;
  const isWaiting = subscriber.awaitsConfirmation ?? false;
  const name = nameOf(subscriber);
  return (
    <li>
      <Row gutter={[16, 4]} align="middle">
        <Col xs={24} md={12}>
          <Flex wrap align="center" gap="4px 8px">
            <strong>
              <Address email={email} />
            </strong>
            {unsubscribedAt && (
              <Tag variant="outlined" style={{ borderStyle: 'dashed' }}>
                Unsubscribed
              </Tag>
            )}
            {isWaiting && <Tag>Not confirmed yet</Tag>}
            {source && <Tag>{source}</Tag>}
          </Flex>
          {name && <span className="below">{name}</span>}
        </Col>
        <Col xs={24} md={7} className="below">
          {isWaiting ? 'Asked' : 'Joined'} {dayOf(subscribedAt)}
          {lastEmailSentAt && (
            <>
              <br />
              Last email {dayOf(lastEmailSentAt)}
            </>
          )}
        </Col>
        {mayResend && !unsubscribedAt && !isWaiting && (
          <Col xs={24} md={5}>
            <ResendWelcome subscriber={subscriber} />
          </Col>
        )}
      </Row>
    </li>
  );
}
