import { Card, Col, Descriptions, Flex, Row } from 'antd';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ContactHeader } from '../../../ui/contact-header.tsx';
import { ConsentTable } from '../../../ui/consent-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { formatDate } from '../../../ui/format.ts';
import type { MemberHistoryData } from '../api/members.ts';
import { listMembershipDetails } from '../membership-facts.ts';
import { EmailConfirmationStatus, MemberStatus } from './member-status.tsx';
import { RefundButton } from './refund-button.tsx';
import { MemberActivityTable, SentEmailTable, PaymentTable } from './history-tables.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { MemberRoleList, MemberRolePicker } from './roles.tsx';
import { SecondFactorList } from './second-factors.tsx';

/** The API omits fields that the role does not need, and the page then omits the section. */
export function MemberHistory({ history }: { history: MemberHistoryData }) {
  const { member, membership, payments, mails, consents, deeds: actions, secondFactors } = history;
  const isAdmin = useIsAdmin();
  return (
    <>
      <Flex wrap align="center" gap="12px 24px">
        <ContactHeader of={member.id} email={member.email} more={`Joined ${formatDate(member.joinDate)}`}>
          <EmailConfirmationStatus member={member} />
        </ContactHeader>
        {isAdmin ? <PlanPicker member={member} /> : <TierLabel tier={member.plan} />}
        <MemberStatus member={member} />
        {isAdmin ? <MemberRolePicker member={member} /> : <MemberRoleList roles={member.roles} />}
        <LinkButton to={`/admin/messages?q=${encodeURIComponent(member.email)}`}>Their messages</LinkButton>
      </Flex>
      {(membership || secondFactors) && (
        <Row gutter={[24, 16]}>
          {membership && (
            <Col xs={24} xl={12}>
              <Section title="Membership">
                <Card>
                  <Descriptions
                    column={1}
                    colon={false}
                    items={listMembershipDetails(membership).map(([label, children]) => ({
                      key: label,
                      label,
                      children,
                    }))}
                  />
                  {isAdmin && membership.refund && (
                    <RefundButton member={member} cents={membership.refund.amountCents} />
                  )}
                </Card>
              </Section>
            </Col>
          )}
          {secondFactors && (
            <Col xs={24} xl={12}>
              <Section title="Two-step sign-in">
                <Card>
                  <SecondFactorList member={member} factors={secondFactors} />
                </Card>
              </Section>
            </Col>
          )}
        </Row>
      )}
      {payments && (
        <Section title="Payments">
          <PaymentTable payments={payments} />
        </Section>
      )}
      {mails && (
        <Section title="Emails">
          <SentEmailTable mails={mails} />
        </Section>
      )}
      {consents && (
        <Section title="Consent">
          <ConsentTable consents={consents} />
        </Section>
      )}
      {actions && (
        <Section title="Activity">
          <MemberActivityTable memberId={member.id} actions={actions} />
        </Section>
      )}
    </>
  );
}
