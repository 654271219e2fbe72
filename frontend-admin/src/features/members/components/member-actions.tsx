import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { getDisplayName, type Member } from '../api/members.ts';

export function MemberActions({ member }: { member: Member }) {
  const navigate = useNavigate();
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{
        items: [
          { key: 'history', label: 'See history' },
          { key: 'mail', label: 'Write an email' },
        ],
        onClick: ({ key }) =>
          key === 'mail' ? location.assign(`mailto:${member.email}`) : navigate(`/admin/users/${member.id}`),
      }}
    >
      <Button type="text" size="small" icon={<Dots />} aria-label={`Actions for ${getDisplayName(member)}`} />
    </Dropdown>
  );
}

const Dots = () => (
  <svg width="16" viewBox="0 0 16 4" fill="currentColor" aria-hidden="true">
    <circle cx="2" cy="2" r="1.7" />
    <circle cx="8" cy="2" r="1.7" />
    <circle cx="14" cy="2" r="1.7" />
  </svg>
);
