import { Address } from '../../../ui/address.tsx';
import { TierMark } from '../../../ui/art/tier-mark.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { capitalised, dayOf, nameOf } from '../../../ui/words.ts';
import type { Member } from '../api/members.ts';
import { statusOf, toneOf } from '../status.ts';

function Name({ member }: { member: Member }) {
  const name = nameOf(member);
  return name ? <strong>{name}</strong> : <span className="quiet">Anonymous</span>;
}

function Status({ member }: { member: Member }) {
  const status = statusOf(member.planStatus);
  return <span className={`status status-${toneOf(status)}`}>{status}</span>;
}

/** A member's roles; nothing where there are none. */
const rolesOf = ({ roles }: Member) =>
  roles.length > 0 && (
    <span className="badges">
      {roles.map(({ role }) => (
        <span key={role} className="badge badge-role">
          {role}
        </span>
      ))}
    </span>
  );

const Plan = ({ member: { plan } }: { member: Member }) => (
  <span className="plan">
    <TierMark tier={plan} />
    {capitalised(plan)}
  </span>
);

export const memberColumns: Column<Member>[] = [
  { title: 'Member', width: { wide: '18%' }, cell: (member) => <Name member={member} /> },
  { title: 'Email', width: { wide: '24%' }, from: 'wide', cell: ({ email }) => <Address email={email} /> },
  {
    title: 'Plan',
    width: { narrow: '112px', medium: '16%', wide: '14%' },
    cell: (member) => <Plan member={member} />,
  },
  {
    title: 'Status',
    width: { medium: '14%', wide: '11%' },
    from: 'medium',
    cell: (member) => <Status member={member} />,
  },
  { title: 'Roles', width: { medium: '17%', wide: '22%' }, from: 'medium', cell: rolesOf },
  {
    title: 'Joined',
    width: { medium: '15%', wide: '11%' },
    from: 'medium',
    cell: ({ joinDate }) => dayOf(joinDate),
    folded: ({ joinDate }) => `Joined ${dayOf(joinDate)}`,
  },
];
