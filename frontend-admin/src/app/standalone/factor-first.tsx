import { Button } from 'antd';
import { useSession } from '../../shell/built-in.ts';
import { AuthLayout } from './auth-layout.tsx';
import { addressOnSite } from './site.ts';

/** Staff who need a second factor set one up on the site, which ends every session that was opened without it. */
export function FactorFirst() {
  const { signOut } = useSession();
  return (
    <AuthLayout title="Set up two-step sign-in">
      <p>The admin needs two-step sign-in. You set it up once, on the site. It takes two minutes.</p>
      <Button type="primary" block href={addressOnSite('/account/second-factor')} target="_blank" rel="noreferrer">
        Set it up
      </Button>
      <Button type="link" onClick={() => void signOut()}>
        Done? Sign in again
      </Button>
    </AuthLayout>
  );
}
