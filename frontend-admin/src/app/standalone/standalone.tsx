import { Navigate, Route, Routes } from 'react-router-dom';
import { useBuiltInShell, useStaff } from '../../shell/built-in.ts';
import { AdminApp } from '../admin-app.tsx';
import { BackToTheSite } from './back-to-the-site.tsx';
import { NotForYou } from './not-for-you.tsx';
import { SignIn } from './sign-in.tsx';

/** What the shell's guard is on the site: staff see the admin, everybody else a way in or out. */
export function Standalone() {
  const { status } = useStaff();
  const shell = useBuiltInShell();
  switch (status) {
    case 'checking':
      return <p role="status">Loading...</p>;
    case 'visitor':
      return <SignIn />;
    case 'refused':
      return <NotForYou />;
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
