import { Tag } from 'antd';
import type { Member } from '../api/members.ts';

/** Says so while nobody has shown that the address is theirs; it might be anybody's account. */
export const EmailState = ({ member: { emailConfirmed } }: { member: Pick<Member, 'emailConfirmed'> }) =>
  !emailConfirmed && <Tag color="warning">Email not confirmed</Tag>;
