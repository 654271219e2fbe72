import { Card, Col, Descriptions, Flex, Row } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ContactHeader } from '../../../ui/contact-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { useMarkInquiryRead } from '../api/changes.ts';
import type { InquiryDetails as Inquiry } from '../api/inquiries.ts';
import { inquiryKindLabels } from '../inboxes.ts';
import { InquiryDueTime, InquiryStatusPicker, InquiryStatusLabel } from './inquiry-status.tsx';
import { InquiryNotes, InquiryReplies } from './inquiry-thread.tsx';

const DecisionLink = ({ decision }: { decision: NonNullable<Inquiry['decision']> }) => (
  <Section title="Reply to a forum decision">
    <Card>
      <p>
        <span>About {decision.subject}</span>
        {decision.title && <span>{`, in “${decision.title}”`}</span>}
        <span>, {formatDateTime(decision.at)}</span>
      </p>
      <p className="written">“{decision.reason}”</p>
      {decision.postId && <Link to={`/admin/forum?show=decided&post=${decision.postId}`}>Show the decision</Link>}
    </Card>
  </Section>
);

export function InquiryView({ inquiry }: { inquiry: Inquiry }) {
  const { id, email, reference, kind, status, receivedAt, readAt, answers, decision } = inquiry;
  const { mutate: read } = useMarkInquiryRead(id);
  useEffect(() => {
    if (!readAt) read();
  }, [readAt, read]);
  return (
    <>
      <Flex wrap align="center" gap="12px 24px">
        <ContactHeader
          of={email}
          email={email}
          more={`${reference}, ${inquiryKindLabels[kind].toLowerCase()}, received ${formatDateTime(receivedAt)}`}
        />
        {/* Accepting or declining a mentoring request changes its status, so staff cannot pick a status. */}
        {kind === 'mentoring' ? <InquiryStatusLabel status={status} /> : <InquiryStatusPicker inquiry={inquiry} />}
        <InquiryDueTime inquiry={inquiry} />
      </Flex>
      <Row gutter={[24, 16]}>
        <Col xs={24} xl={16}>
          {decision && <DecisionLink decision={decision} />}
          <Section title="Message">
            <Card>
              <Descriptions
                column={1}
                colon={false}
                layout="vertical"
                items={answers.map(({ label, text }) => ({
                  key: label,
                  label,
                  children: <p className="written">{text}</p>,
                }))}
              />
            </Card>
          </Section>
          <Section title="Replies">
            <Card>
              <InquiryReplies inquiry={inquiry} />
            </Card>
          </Section>
        </Col>
        <Col xs={24} xl={8}>
          <Section title="Notes">
            <Card>
              <InquiryNotes inquiry={inquiry} />
            </Card>
          </Section>
        </Col>
      </Row>
    </>
  );
}
