import { Button } from 'antd';
import { useSession } from '../../shell/built-in.ts';
import { Door } from './door.tsx';

export function NotForYou() {
  const { user, signOut } = useSession();
  return (
    <Door title="This is for staff">
      <p>You are signed in as {user?.email}. This account has no part in running the site.</p>
      <Button type="primary" block onClick={() => void signOut()}>
        Sign out
      </Button>
    </Door>
  );
}
