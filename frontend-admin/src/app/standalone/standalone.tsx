import { Button } from 'antd';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useBuiltInShell, useSession, useStaff } from '../../shell/built-in.ts';
import { AdminApp } from '../admin-app.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';

/** Where the site answers; VITE_SITE_URL names another one when the admin is built. */
const site: string = import.meta.env['VITE_SITE_URL'] ?? 'http://localhost:3000';

/** The full address of a path that is the site's and not the admin's. */
const addressOnSite = (path: string): string => new URL(path, site).href;

/** What the shell's guard is on the site: staff see the admin, everybody else a way in or out. */
export function Standalone() {
  const { status } = useStaff();
  const { mfaPending } = useSession();
  const shell = useBuiltInShell();
  switch (status) {
    case 'checking':
      return <p role="status">Loading...</p>;
    case 'visitor':
      return mfaPending ? <SecondStep /> : <SignIn />;
    case 'refused':
      return <NotForYou />;
    case 'factorless':
      return <FactorFirst />;
    case 'staff':
      return (
        <Routes>
          <Route path="/" element={<Navigate to="/admin/users" replace />} />
          <Route path="/admin/*" element={<AdminApp shell={shell} />} />
          <Route path="*" element={<BackToTheSite />} />
        </Routes>
      );
  }
}

/** A place that is the site's and not the admin's, such as the members area: the browser goes there. */
function BackToTheSite() {
  const { pathname } = useLocation();
  useEffect(() => location.assign(addressOnSite(pathname)), [pathname]);
  return <p role="status">Loading...</p>;
}

function NotForYou() {
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

/** Staff who need a second factor set one up on the site, which ends every session that was opened without it. */
function FactorFirst() {
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
