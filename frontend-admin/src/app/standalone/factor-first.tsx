import { Button } from 'antd';
import { useSession } from '../../shell/built-in.ts';
import { Door } from './door.tsx';
import { addressOnSite } from './site.ts';

/** Staff who need a second factor set one up on the site, which ends every session that was opened without it. */
export function FactorFirst() {
  const { signOut } = useSession();
  return (
    <Door title="A second factor first">
      <p>Work in the admin needs a second factor. You set it up on the site, in two minutes, once.</p>
      <Button type="primary" block href={addressOnSite('/account/second-factor')} target="_blank" rel="noreferrer">
        Set it up
      </Button>
      <div className="door-ways">
        <Button type="link" onClick={() => void signOut()}>
          I have set it up: sign in again
        </Button>
      </div>
    </Door>
  );
}
