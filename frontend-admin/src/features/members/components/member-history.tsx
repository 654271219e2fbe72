import { Card, Col, Descriptions, Flex, Row } from 'antd';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { TierName } from '../../../ui/art/tier-mark.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Person } from '../../../ui/person.tsx';
import { Section } from '../../../ui/section.tsx';
import { formatDate } from '../../../ui/format.ts';
import type { History } from '../api/members.ts';
import { membershipFacts } from '../membership-facts.ts';
import { EmailStatus, MemberStatus } from './member-status.tsx';
import { RefundButton } from './refund-button.tsx';
import { Activity, SentEmails, Payments } from './history-tables.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { RoleList, RolePicker } from './roles.tsx';
import { SecondFactors } from './second-factors.tsx';

/** The API omits fields that the role of the current user does not need; their sections are not shown. */
export function MemberHistory({ history }: { history: History }) {
  const { member, membership, payments, mails, deeds: actions, secondFactors } = history;
  const isAdmin = useIsAdmin();
  return (
    <>
      <Flex wrap align="center" gap="12px 24px">
        <Person of={member.id} email={member.email} more={`Joined ${formatDate(member.joinDate)}`}>
          <EmailStatus member={member} />
        </Person>
        {isAdmin ? <PlanPicker member={member} /> : <TierName tier={member.plan} />}
        <MemberStatus member={member} />
        {isAdmin ? <RolePicker member={member} /> : <RoleList roles={member.roles} />}
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
                    items={membershipFacts(membership).map(([label, children]) => ({ key: label, label, children }))}
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
                  <SecondFactors member={member} factors={secondFactors} />
                </Card>
              </Section>
            </Col>
          )}
        </Row>
      )}
      {payments && (
        <Section title="Payments">
          <Payments payments={payments} />
        </Section>
      )}
      {mails && (
        <Section title="Emails">
          <SentEmails mails={mails} />
        </Section>
      )}
      {actions && (
        <Section title="Activity">
          <Activity memberId={member.id} actions={actions} />
        </Section>
      )}
    </>
  );
}
