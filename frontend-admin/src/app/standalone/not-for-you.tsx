import { Button } from 'antd';
import { useSession } from '../../shell/built-in.ts';
import { AuthLayout } from './auth-layout.tsx';

export function NotForYou() {
  const { user, signOut } = useSession();
  return (
    <AuthLayout title="For staff only">
      <p>You are signed in as {user?.email}. This account is not a staff account.</p>
      <Button type="primary" block onClick={() => void signOut()}>
        Sign out
      </Button>
    </AuthLayout>
  );
}
