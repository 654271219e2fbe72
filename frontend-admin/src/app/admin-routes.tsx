import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { messages, ventures } from '../features/inquiries/inboxes.ts';
import { Frame } from './frame/frame.tsx';
import { DashboardPage } from './routes/dashboard.tsx';
import { NotYetPage } from './routes/not-yet.tsx';
import { UnknownPath } from './routes/unknown-path.tsx';

const UsersPage = lazy(() => import('./routes/users.tsx').then(({ UsersPage: page }) => ({ default: page })));
const UserPage = lazy(() => import('./routes/user.tsx').then(({ UserPage: page }) => ({ default: page })));
const BillingPage = lazy(() => import('./routes/billing.tsx').then(({ BillingPage: page }) => ({ default: page })));
const ContentPage = lazy(() => import('./routes/content.tsx').then(({ ContentPage: page }) => ({ default: page })));
const SubscribersPage = lazy(() =>
  import('./routes/subscribers.tsx').then(({ SubscribersPage: page }) => ({ default: page })),
);
const InboxPage = lazy(() => import('./routes/inbox.tsx').then(({ InboxPage: page }) => ({ default: page })));
const InquiryPage = lazy(() => import('./routes/inquiry.tsx').then(({ InquiryPage: page }) => ({ default: page })));

const inboxes = [
  { path: 'ventures', inbox: ventures },
  { path: 'messages', inbox: messages },
];

const seeEvents = { to: '/admin/content#events', label: 'See the events' };
const seeLessons = { to: '/admin/content#lessons', label: 'See the lessons' };

/** The screens under /admin/*, seen from that address. Screens with tables arrive when they are first opened. */
export function AdminRoutes() {
  return (
    <Frame>
      <Suspense fallback={<p role="status">Loading...</p>}>
        <Routes>
          <Route index element={<Navigate to="/admin/users" replace />} />
          <Route path="users" element={<UsersPage />} />
          <Route path="users/:id" element={<UserPage />} />
          <Route path="billing" element={<BillingPage />} />
          <Route path="dashboard" element={<DashboardPage />} />
          <Route path="content" element={<ContentPage />} />
          <Route path="subscribers" element={<SubscribersPage />} />
          {inboxes.map(({ path, inbox }) => (
            <Route key={path} path={path} element={<InboxPage key={path} inbox={inbox} />} />
          ))}
          {inboxes.map(({ path, inbox }) => (
            <Route key={path} path={`${path}/:id`} element={<InquiryPage inbox={inbox} />} />
          ))}
          <Route
            path="events"
            element={
              <NotYetPage title="Upcoming events" now="Events can be read here, not yet changed." see={seeEvents} />
            }
          />
          <Route
            path="forum"
            element={<NotYetPage title="Moderation" now="Members cannot post yet, so there is nothing to moderate." />}
          />
          <Route
            path="content/new"
            element={
              <NotYetPage title="Create New Lesson" now="Lessons can be read here, not yet written." see={seeLessons} />
            }
          />
          <Route
            path="events/new"
            element={
              <NotYetPage
                title="Schedule New Event"
                now="Events can be read here, not yet scheduled."
                see={seeEvents}
              />
            }
          />
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
