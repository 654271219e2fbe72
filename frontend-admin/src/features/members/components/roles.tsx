import { Button, Dropdown } from 'antd';
import { useRoleChange } from '../api/changes.ts';
import type { Member, Role } from '../api/members.ts';
import { calledOf } from '../called.ts';

const allRoles: Role[] = ['admin', 'editor', 'support'];

/** Somebody's roles, to read. */
export const RoleList = ({ roles }: Pick<Member, 'roles'>) =>
  roles.length > 0 && (
    <span className="badges">
      {roles.map(({ role }) => (
        <span key={role} className="badge badge-role">
          {role}
        </span>
      ))}
    </span>
  );

/** Somebody's roles: a click on one takes it, '+ Role' gives another. */
export function RolePicker({ member }: { member: Member }) {
  const change = useRoleChange(member.id);
  const held = member.roles.map(({ role }) => role);
  const others = allRoles.filter((role) => !held.includes(role));
  return (
    <span className="badges" aria-busy={change.isPending}>
      {held.map((role) => (
        <button
          key={role}
          type="button"
          className="badge badge-role badge-button"
          aria-label={`Remove role ${role}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ role, operation: 'remove' })}
        >
          {role}
          <Cross />
        </button>
      ))}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          disabled={change.isPending}
          menu={{
            items: others.map((role) => ({ key: role, label: role })),
            onClick: ({ key }) => change.mutate({ role: key as Role, operation: 'add' }),
          }}
        >
          <Button className="badge role-giver" type="dashed" size="small">
            + Role<span className="unseen"> for {calledOf(member)}</span>
          </Button>
        </Dropdown>
      )}
    </span>
  );
}

const Cross = () => (
  <svg className="cross" viewBox="0 0 10 10" aria-hidden="true">
    <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />
  </svg>
);
