import { Button } from 'antd';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useBuiltInShell, useSession, useStaffAccess } from '../../shell/built-in.ts';
import { AdminApp } from '../admin-app.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SecondFactorPage } from './second-step.tsx';
import { SignInPage } from './sign-in.tsx';

const site: string = import.meta.env['VITE_SITE_URL'] ?? 'http://localhost:3000';

const siteUrl = (path: string): string => new URL(path, site).href;

export function StandaloneAdmin() {
  const { status } = useStaffAccess();
  const { mfaPending } = useSession();
  const shell = useBuiltInShell();
  switch (status) {
    case 'checking':
      return <p role="status">Loading...</p>;
    case 'visitor':
      return mfaPending ? <SecondFactorPage /> : <SignInPage />;
    case 'refused':
      return <StaffOnly />;
    case 'factorless':
      return <RequireSecondFactor />;
    case 'staff':
      return (
        <Routes>
          <Route path="/" element={<Navigate to="/admin/users" replace />} />
          <Route path="/admin/*" element={<AdminApp shell={shell} />} />
          <Route path="*" element={<RedirectToSite />} />
        </Routes>
      );
  }
}

function RedirectToSite() {
  const { pathname } = useLocation();
  useEffect(() => location.assign(siteUrl(pathname)), [pathname]);
  return <p role="status">Loading...</p>;
}

function StaffOnly() {
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

function RequireSecondFactor() {
  const { signOut } = useSession();
  return (
    <AuthLayout title="Set up two-step sign-in">
      <p>The admin needs two-step sign-in. You set it up once, on the site. It takes two minutes.</p>
      <Button type="primary" block href={siteUrl('/account/second-factor')} target="_blank" rel="noreferrer">
        Set it up
      </Button>
      <Button type="link" onClick={() => void signOut()}>
        Done? Sign in again
      </Button>
    </AuthLayout>
  );
}
