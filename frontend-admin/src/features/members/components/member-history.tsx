import { useIsAdmin } from '../../../shell/use-is-admin.ts';
import { Address } from '../../../ui/address.tsx';
import { RingAvatar } from '../../../ui/art/ring-avatar.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { dayOf } from '../../../ui/words.ts';
import type { History } from '../api/members.ts';
import { standingOf } from '../standing.ts';
import { GiveBack } from './give-back.tsx';
import { Deeds, Mails, Payments } from './history-tables.tsx';
import { MemberStatus } from './member-status.tsx';
import { PlanName, PlanPicker } from './plan-picker.tsx';
import { RoleList, RolePicker } from './roles.tsx';
import { SecondFactors } from './second-factors.tsx';

/** A person with what is behind them. */
export function MemberHistory({ history }: { history: History }) {
  const { member, membership } = history;
  const isAdmin = useIsAdmin();
  return (
    <>
      <div className="person">
        <RingAvatar of={member.id} />
        <p>
          <strong>
            <Address email={member.email} />
          </strong>
          <span className="below">Joined {dayOf(member.joinDate)}</span>
        </p>
        {isAdmin ? <PlanPicker member={member} /> : <PlanName plan={member.plan} />}
        <MemberStatus planStatus={member.planStatus} />
        {isAdmin ? <RolePicker member={member} /> : <RoleList roles={member.roles} />}
      </div>
      <div className="person-parts">
        <Section title="Membership">
          <div className="sheet sheet-padded">
            <FactList facts={standingOf(membership)} />
            {isAdmin && membership.refund && <GiveBack member={member} cents={membership.refund.amountCents} />}
          </div>
        </Section>
        <Section title="Second factor">
          <div className="sheet sheet-padded">
            <SecondFactors history={history} mayRemove={isAdmin} />
          </div>
        </Section>
      </div>
      <Section title="Payments">
        <Payments history={history} />
      </Section>
      <Section title="Mails">
        <Mails history={history} />
      </Section>
      <Section title="What was done">
        <Deeds history={history} />
      </Section>
    </>
  );
}
