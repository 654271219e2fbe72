import { Navigate, Route, Routes } from 'react-router-dom';
import { useBuiltInShell, useSession, useStaff } from '../../shell/built-in.ts';
import { AdminApp } from '../admin-app.tsx';
import { BackToTheSite } from './back-to-the-site.tsx';
import { FactorFirst } from './factor-first.tsx';
import { NotForYou } from './not-for-you.tsx';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';

/** What the shell's guard is on the site: staff see the admin, everybody else a way in or out. */
export function Standalone() {
  const { status } = useStaff();
  const { halfway } = useSession();
  const shell = useBuiltInShell();
  switch (status) {
    case 'checking':
      return <p role="status">Loading...</p>;
    case 'visitor':
      return halfway ? <SecondStep /> : <SignIn />;
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
