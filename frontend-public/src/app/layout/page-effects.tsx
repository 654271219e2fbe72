import { useEffect, useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { logFailure } from 'shell/log-failure';
import { isPreviewPage } from 'shell/preview';
import { deviceStorage } from 'shell/storage';
import { useSession } from 'shell/session';
import { preloadMembersLayout } from '../client-pages.ts';
import { newPasswordPath } from '../routes/auth-recover-path.ts';

/** Storage key for the id of the last signed-in user, whose data may still be on this device. */
const lastUserIdKey = 'oneness-device-of';
let lastUserIdInTab: string | undefined;

/** Unsent work is removed only for the user who signed out (`left`), so an expired session loses nothing. */
function removeStaleData(userId: string | undefined, left: string | undefined): void {
  const before = deviceStorage.get(lastUserIdKey) ?? lastUserIdInTab;
  lastUserIdInTab = userId;
  if (userId !== undefined) deviceStorage.set(lastUserIdKey, userId);
  if (before === userId && left === undefined) return;
  import('./remove-user-data.ts')
    .then(async ({ removeOtherUsersData, removeUnsentWork }) => {
      await removeOtherUsersData(userId);
      if (left !== undefined) await removeUnsentWork(left);
    })
    .then(() => userId === undefined && deviceStorage.remove(lastUserIdKey))
    .catch((error: unknown) => logFailure('Data on this device could not be removed', error));
}

export function PageEffects() {
  const { pathname } = useLocation();
  const { status, user, expired, left } = useSession();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset['session'];
    if (status === 'member') preloadMembersLayout();
  }, [status]);

  useEffect(() => {
    if (!isPreviewPage && (user || (status === 'visitor' && !expired))) removeStaleData(user?.id, left);
  }, [status, user, expired, left]);

  return null;
}

/** Applies a change of the URL, such as Back, that the router missed because it listens only after its first render. */
export function MissedUrlChange() {
  const [rendered] = useState(useHref(useLocation()));
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (rendered !== pathname + search + hash) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [rendered]);
  return null;
}

/** Links that an administrator creates through the API open the site with a session or an error after '#'. */
export function AuthLinkRedirect() {
  const navigate = useNavigate();
  useEffect(() => {
    const brought = new URLSearchParams(location.hash.slice(1));
    const type = brought.get('type');
    if (brought.has('error_code')) void navigate(`/auth/confirm${location.hash}`, { replace: true });
    else if (brought.has('access_token') && (type === 'recovery' || type === 'invite'))
      void navigate(newPasswordPath + location.hash, { replace: true });
  }, [navigate]);
  return null;
}
