import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logFailure } from 'shell/log-failure';
import { deviceStorage } from 'shell/storage';
import { useSession } from 'shell/session';
import { preloadMembersFrame } from '../client-pages.ts';
import { newPasswordPath } from '../routes/auth-recover-path.ts';

/** Names the account that was last used on this device. A visitor without one has nothing to remove. */
const ownerKey = 'oneness-device-of';
/** Who was here in this tab: another one may have removed the name before this one stored its last. */
let ownerHere: string | undefined;

/**
 * The answers and files of an account are removed when another user signs in or no user is signed in. Its unsent work is
 * removed only when its owner signs out (`left`): a session that ended by itself loses nothing.
 */
function keepOnlyFor(userId: string | undefined, left: string | undefined): void {
  const before = deviceStorage.get(ownerKey) ?? ownerHere;
  ownerHere = userId;
  if (userId !== undefined) deviceStorage.set(ownerKey, userId);
  // Also for the first owner that is known of: what another tab stored late may be somebody else's.
  if (before === userId && left === undefined) return;
  import('./forget-others.ts')
    .then(async ({ forgetOthers, forgetWorkOf }) => {
      await forgetOthers(userId);
      if (left !== undefined) await forgetWorkOf(left);
    })
    .then(() => userId === undefined && deviceStorage.remove(ownerKey))
    .catch((error: unknown) => logFailure('What was kept on this device could not be removed', error));
}

/** What every change of address brings: the view at the top, the focus at the page's beginning. */
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
    if (status === 'member') preloadMembersFrame();
  }, [status]);

  useEffect(() => {
    if (user || (status === 'visitor' && !expired)) keepOnlyFor(user?.id, left);
  }, [status, user, expired, left]);

  return null;
}

/**
 * A link that an administrator made ends at the site's root with what it brings behind the '#'. The auth client takes
 * a session from there by itself; this leads on to where the person has something to do.
 */
export function LinkReturn() {
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
