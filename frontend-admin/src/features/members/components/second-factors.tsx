import { Flex, Typography } from 'antd';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatDate } from '../../../ui/format.ts';
import { useTurnOffSecondFactor } from '../api/changes.ts';
import { getDisplayName, type MemberHistoryData, type Member } from '../api/members.ts';

type Factor = NonNullable<MemberHistoryData['secondFactors']>[number];

const names: Record<Factor['kind'], string> = { totp: 'Authenticator app', recovery_code: 'Recovery codes' };

export function SecondFactorList({ member, factors }: { member: Member; factors: readonly Factor[] }) {
  const removal = useTurnOffSecondFactor(member.id);
  if (factors.length === 0) return <Typography.Text type="secondary">Off.</Typography.Text>;
  return (
    <Flex component="ul" vertical gap={12}>
      {factors.map(({ id, kind, isVerified, since }) => (
        <Flex component="li" key={id} wrap align="center" justify="space-between" gap="8px 16px">
          <span>
            {names[kind]}, {isVerified ? `since ${formatDate(since)}` : 'setup not finished'}
          </span>
          {kind === 'totp' && (
            <ConfirmButton
              label="Turn off"
              question="Turn off two-step sign-in?"
              yes="Turn it off"
              busy="Turning it off..."
              no="Keep it on"
              onYes={() => removal.mutateAsync(id)}
            >
              <p>
                {getDisplayName(member)} will sign in with the password alone. Talk to the person first: an email asking
                for this can be fake. We email them about it.
              </p>
            </ConfirmButton>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
