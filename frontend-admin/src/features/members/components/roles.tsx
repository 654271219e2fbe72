import { Button, Dropdown, Flex, Tag } from 'antd';
import { useChangeMemberRole } from '../api/changes.ts';
import { getDisplayName, type Member, type MemberRole } from '../api/members.ts';

const allRoles: MemberRole[] = ['admin', 'editor', 'support'];

export const MemberRoleList = ({ roles }: Pick<Member, 'roles'>) =>
  roles.length > 0 && (
    <Flex wrap gap={4}>
      {roles.map(({ role }) => (
        <Tag key={role} color="processing">
          {role}
        </Tag>
      ))}
    </Flex>
  );

export function MemberRolePicker({ member }: { member: Member }) {
  const change = useChangeMemberRole(member.id);
  const held = member.roles.map(({ role }) => role);
  const others = allRoles.filter((role) => !held.includes(role));
  return (
    <Flex wrap gap={4} aria-busy={change.isPending}>
      {held.map((role) => (
        <Button
          key={role}
          size="small"
          color="primary"
          variant="outlined"
          icon={<Cross />}
          iconPlacement="end"
          aria-label={`Remove role ${role}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ role, operation: 'remove' })}
        >
          {role}
        </Button>
      ))}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          disabled={change.isPending}
          menu={{
            items: others.map((role) => ({ key: role, label: role })),
            onClick: ({ key }) => change.mutate({ role: key as MemberRole, operation: 'add' }),
          }}
        >
          <Button color="primary" variant="dashed" size="small">
            + Role<span className="unseen"> for {getDisplayName(member)}</span>
          </Button>
        </Dropdown>
      )}
    </Flex>
  );
}

const Cross = () => (
  <svg width="9" viewBox="0 0 10 10" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />
  </svg>
);
